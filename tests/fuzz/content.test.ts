import path from 'node:path';
import { expect } from 'vitest';
import { parseFrontmatter } from '../../pipeline/content/parseFrontmatter.ts';
import { escapeHtml } from '../../pipeline/highlight/escapeHtml.ts';
import { compileMarkdown } from '../../pipeline/markdown/compileMarkdown.ts';
import type { PageContext } from '../../pipeline/markdown/PageContext.ts';
import { locales } from '../../shared/locale/locales.ts';
import type { Random } from './createRandom.ts';
import { fuzz } from './fuzz.ts';
import { hostileText } from './hostileText.ts';

const yaml = [
  'title: ',
  'description: ',
  'order: ',
  'nav:',
  '  title: ',
  'groups: [',
  ']',
  '{',
  '}',
  'hero: &a',
  '*a',
  '<<: *a',
  '!!js/function ',
  '!!binary ',
  '---',
  '- ',
  '? ',
  '|',
  '>-',
  '# ',
  'debug: yes',
  '__proto__: { debug: true }',
  'constructor: x',
  '1e999',
];

fuzz('front matter is read, or is wrong at a line', {
  cases: 1000,
  check(random) {
    const lines = Array.from({ length: random.below(6) }, () =>
      [random.pick(yaml), random.chance(0.5) ? hostileText(random, 2).slice(0, 200) : ''].join(''),
    );
    if (random.chance(0.5)) lines.unshift('title: A', 'description: B');
    const source = { yaml: `${lines.join('\n')}\n`, file: 'page.mdx', firstLine: 2 };
    const { frontmatter, problems } = parseFrontmatter(source);
    expect(frontmatter === undefined).toBe(problems.length > 0);
    for (const problem of problems) {
      expect(problem.line).toBeGreaterThanOrEqual(2);
      expect(problem.message).not.toBe('');
    }
    if (frontmatter === undefined) return;
    expect(frontmatter.title).toBeTypeOf('string');
    expect(frontmatter.debug === undefined || typeof frontmatter.debug === 'boolean').toBe(true);
    expect(Object.getPrototypeOf(frontmatter)).toBe(Object.prototype);
  },
});

const folder = path.join(import.meta.dirname, 'no-content');
const context: PageContext = {
  file: path.join(folder, 'page.mdx'),
  contentFolder: folder,
  locale: locales[1],
  messages: {},
  api: { definitions: () => ({ kind: 'ready', reference: new Map() }), demosOf: () => [] },
  highlight: (code) => escapeHtml(code),
};

const markup = [
  '# ',
  '## ',
  '\n\n',
  '\n',
  '- ',
  '1. ',
  '> ',
  '| a | b |\n| - | - |\n| ',
  '```ts\n',
  '\n```\n',
  '```mdx {1} title="',
  '`',
  '**',
  '[x](',
  '![x](',
  ')',
  '](',
  '[x]: ',
  '<https://',
  '>',
  '[^1]',
  '[^1]: ',
  '<Note title="',
  '">\n\n',
  '\n\n</Note>\n',
  '<Demo src="',
  '" title="x" />',
  '<DemoGrid>\n\n',
  '\n\n</DemoGrid>',
  '<CodeGroup>\n\n',
  '\n\n</CodeGroup>',
  '<Changelog source="',
  '" />',
  '<API id="',
  '<__proto__ />',
  '<constructor />',
  '<a href="',
  '<script>',
  '<iframe srcdoc="',
  '<b onClick={alert}>',
  '{props.x}',
  'import x from "y"\n',
  'export const x = 1\n',
  '<!-- x -->',
  '&lt;script&gt;',
  '\\<',
  'www.evil.example ',
  '~~',
  '***\n',
];

function page(random: Random): string {
  const parts = Array.from({ length: random.below(9) + 1 }, () =>
    random.chance(0.65) ? random.pick(markup) : hostileText(random, 2).slice(0, 300),
  );
  return parts.join('');
}

/** What of finished HTML could run, or ask another host for something by itself. */
function dangers(html: string): string[] {
  return [
    ...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi),
  ].flatMap(([tag, name = '', attributes = '']) => {
    const found = /^(?:script|iframe|object|embed|base|meta|link|style|form)$/i.test(name)
      ? [tag]
      : [];
    for (const [, key = '', value = ''] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      if (/^on/i.test(key) || /^(?:srcdoc|style|formaction)$/i.test(key)) found.push(tag);
      if (!/^(?:href|src|action|xlink:href)$/i.test(key)) continue;
      const { protocol, host } = new URL(decode(value), 'https://site.example');
      if (!/^https:$/.test(protocol)) found.push(tag);
      // A link may lead elsewhere; what is loaded without being asked for may not.
      if (key.toLowerCase() === 'src' && host !== 'site.example') found.push(tag);
    }
    return found;
  });
}

const decode = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, 16)),
    )
    .replaceAll('&amp;', '&');

fuzz('a page compiles to harmless HTML, or is wrong at a line', {
  cases: 1000,
  check(random) {
    const source = page(random);
    const { segments, problems } = compileMarkdown(source, context);
    for (const problem of problems) {
      expect(problem.line ?? 1).toBeGreaterThanOrEqual(1);
      expect(problem.line ?? 1).toBeLessThanOrEqual(source.split(/\r\n|\r|\n/).length);
      expect(problem.message).not.toBe('');
    }
    if (problems.length > 0) return;
    const html = JSON.stringify(segments, (key, value) =>
      key === 'html' ? `${dangers(String(value)).join('')}` : value,
    );
    expect(html, source).not.toMatch(/<[a-z]/i);
  },
});
