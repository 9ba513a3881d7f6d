interface PageOptions {
  readonly title: string;
  /** Path of the module to run, if the tool does not put it in by itself. */
  readonly script?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/**
 * The HTML a demo's project starts from. The colours of a demo are `light-dark()` pairs, so the page has to
 * declare both; the text is as on the site, where a demo was seen.
 */
export function projectPage({ title, script }: PageOptions): string {
  const text = title.replace(/[&<]/g, (character) => escapes[character] ?? character);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${text}</title>
    <style>
      :root {
        color-scheme: light dark;
      }
      body {
        margin: 24px;
        color: light-dark(#1c2024, #e6e9ee);
        background: light-dark(#ffffff, #101216);
        font: 14px / 1.57 system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>${script === undefined ? '' : `\n    <script type="module" src="${script}"></script>`}
  </body>
</html>
`;
}
