import path from 'node:path';
import type { DemoSource } from '../../shared/demo/DemoSource.ts';
import { markCode } from '../api/uses/markCode.ts';
import type { PropUse } from '../api/uses/PropUse.ts';
import type { Highlight } from '../highlight/createHighlighter.ts';
import { escapeHtml } from '../highlight/escapeHtml.ts';
import { formatPolicy } from '../security/contentPolicy.ts';
import { textPolicy } from '../security/sitePolicy.ts';
import type { Demo } from './readDemo.ts';

interface ShownSource {
  readonly demo: Demo;
  readonly highlight: Highlight;
  /** What in the code is named in the API reference. */
  readonly uses: readonly PropUse[];
}

/** A demo's files, ready to be shown. */
export function demoSource({ demo, highlight, uses }: ShownSource): DemoSource {
  const files = Object.entries(demo.asset.dependencies).flatMap(([filePath, dependency]) => {
    if (dependency.type !== 'FILE') return [];
    const language = path.extname(filePath).slice(1);
    const code = dependency.value.replace(/\n$/, '');
    return [
      {
        path: filePath,
        name: path.basename(filePath),
        language,
        code,
        html: markCode(
          highlight(code, language),
          uses.filter(({ file }) => file === filePath),
        ),
      },
    ];
  });
  return { asset: demo.asset, files };
}

/** The same as a plain document, for a reader without JavaScript. */
export function demoSourceDocument({ asset, files }: DemoSource): string {
  const sections = files.map(
    ({ name, code }) =>
      `<h2>${escapeHtml(name)}</h2>\n<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`,
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(textPolicy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(asset.id)}</title>`,
    `<h1>${escapeHtml(asset.id)}</h1>`,
    ...sections,
    '</html>',
    '',
  ].join('\n');
}
