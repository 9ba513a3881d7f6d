import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../shared/locale/locales.ts';
import { escapeHtml } from '../highlight/escapeHtml.ts';
import { compileMarkdown } from './compileMarkdown.ts';
import type { PageContext } from './PageContext.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');

const context = (file: string, localeIndex: 0 | 1 = 0): PageContext => ({
  file,
  contentFolder: fixtures,
  locale: locales[localeIndex],
  messages: {
    'heading.link': 'Link to {title}',
    copy: 'Copy',
    copied: 'Copied',
    'note.note': 'Note',
    'note.pitfall': 'Pitfall',
  },
  api: { definitions: () => ({ kind: 'ready', reference: new Map() }), demosOf: () => [] },
  highlight: (code, language) => `[${language}]${escapeHtml(code)}`,
});

const compile = (source: string, localeIndex: 0 | 1 = 0) =>
  compileMarkdown(source, context(path.join(fixtures, 'page.mdx'), localeIndex));

describe('a page', () => {
  // `npx vitest run pipeline/markdown --update` writes what the pages give now; read what has changed.
  test.each(readdirSync(fixtures))('with %s', async (name) => {
    const file = path.join(fixtures, name, 'input.mdx');
    const compiled = compileMarkdown(readFileSync(file, 'utf8'), context(file));
    expect(compiled.problems).toEqual([]);
    const output = { ...compiled, anchors: [...compiled.anchors] };
    const text = `${JSON.stringify(output, undefined, 2)}\n`.replaceAll(
      `${fixtures}${path.sep}`,
      '',
    );
    await expect(text).toMatchFileSnapshot(path.join(fixtures, name, 'output.json'));
  });

  test('in another locale links within that locale, and leaves anchors and other hosts alone', () => {
    const { segments, links } = compile(
      '[a](/demo) [b](/demo/simple?x=1#y) [c](/) [d](#e) [f](https://example.com)',
      1,
    );
    const html = segments.map((segment) => (segment.type === 'html' ? segment.html : '')).join('');
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/demo-cn',
      '/demo/simple-cn?x=1#y',
      '/index-cn',
      '#e',
      'https://example.com',
    ]);
    expect(links.map(({ target }) => target)).toEqual(['/demo', '/demo/simple?x=1#y', '/', '#e']);
  });

  test('escapes what it shows', () => {
    const { segments } = compile('A & B `<script>`\n\n```html\n<b onclick="x">\n```\n');
    const html = segments.map((segment) => (segment.type === 'html' ? segment.html : '')).join('');
    expect(html).not.toMatch(/<script|<b /);
    expect(html).toContain('A &#x26; B');
  });
});

describe('what is wrong in a page is told with its line', () => {
  test.each([
    // Links
    ['An [odd](http://plain.example) link.', 1, /goes nowhere/, 'http://plain.example'],
    ['\nAn [odd](javascript:alert) link.', 2, /goes nowhere/, 'javascript:alert'],
    ['[x](//evil.example)', 1, /goes nowhere/, '//evil.example'],
    ['[x](relative)', 1, /goes nowhere/, 'relative'],
    ['\n## A [heading](javascript:alert)', 2, /goes nowhere/, 'javascript:alert'],
    // Pictures
    ['![x](https://evil.example/x.png)', 1, /site’s own/, 'https://evil.example/x.png'],
    ['## ![x](javascript:alert)', 1, /site’s own/, 'javascript:alert'],
    // Headings and anchors
    ['# One', 1, /made from its title/, '# One'],
    [
      '<Demo src="./demos/one.tsx" title="A">\n</Demo>\n\n<Demo src="./demos/one.tsx" title="B">\n</Demo>',
      4,
      /same anchor/,
      '#one',
    ],
    // Elements
    ['<Marquee>\n</Marquee>', 1, /no such element/, '<Marquee>'],
    ['<constructor />', 1, /no such element/, '<constructor>'],
    ['Text with <Note title="x">inside</Note>.', 1, /no JavaScript/, '<Note> inside a paragraph'],
    ['Value {1 + 1}.', 1, /no JavaScript/, '1 + 1'],
    ["import a from 'a'", 1, /no JavaScript/, "import a from 'a'"],
    ['export const a = 1;', 1, /no JavaScript/, 'export const a = 1;'],
    ['{1}', 1, /no JavaScript/, '1'],
    ['\n<Note>\n\nx\n\n</Note>', 2, /lacks the attribute "title"/, 'nothing'],
    ['<Note title="">\n\nx\n\n</Note>', 1, /lacks the attribute "title"/, 'nothing'],
    ['<Note title="a" kind="b">\n\nx\n\n</Note>', 1, /no attribute "kind"/, 'kind'],
    ['<Note title={name}>\n\nx\n\n</Note>', 1, /not a plain text/, 'an expression'],
    ['<Note {...all}>\n\nx\n\n</Note>', 1, /not a plain text/, 'an expression'],
    ['\nA remark[^1].\n\n[^1]: Below.', 2, /no footnotes/, '[^1]'],
    // Demos
    ['<Demo src="./gone.tsx" title="A">\n</Demo>', 1, /does not exist/, './gone.tsx'],
    ['<Demo src="demos/one.tsx" title="A">\n</Demo>', 1, /does not exist/, 'demos/one.tsx'],
    [
      '<Demo src="./compileMarkdown.ts" title="A">\n</Demo>',
      1,
      /does not exist/,
      './compileMarkdown.ts',
    ],
    [
      '<Demo src="./demos/one.tsx" title="A" clientOnly>\n</Demo>',
      1,
      /how much room/,
      'clientOnly without height',
    ],
    [
      '<Demo src="./demos/one.tsx" title="A" clientOnly height="tall">\n</Demo>',
      1,
      /how much room/,
      'height="tall"',
    ],
    ['<DemoGrid>\n\nText.\n\n</DemoGrid>', 3, /nothing but demos/, 'paragraph'],
    [
      '> <Demo src="./demos/one.tsx" title="A">\n> </Demo>',
      1,
      /inside another block/,
      '<demo> inside a note, list, quote or other element',
    ],
    [
      '<CodeGroup>\n\n```bash\nx\n```\n\n</CodeGroup>',
      3,
      /code blocks with a title/,
      'a code block without a title',
    ],
    ['<CodeGroup>\n\nText.\n\n</CodeGroup>', 3, /code blocks with a title/, 'paragraph'],
    // Data
    ['<API id="Nothing" />', 1, /names nothing of the API/, 'Nothing'],
    ['<Changelog source="gone" />', 1, /does not exist/, 'gone.json'],
    // Markdown
    ['a\n{ b', 2, /cannot be parsed/, 'closing brace'],
    ['\n<Note title="x">\n\nnever closed', 2, /cannot be parsed/, 'closing tag'],
  ])('%j', (source, line, message, found) => {
    const { problems } = compile(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line,
      message: expect.stringMatching(message),
      found: expect.stringContaining(found),
      expected: expect.stringMatching(/./),
    });
  });

  test('a changelog in a tab', () => {
    const tab = { ...context(path.join(fixtures, 'page.mdx')), anchorPrefix: 'news-' };
    const { problems } = compileMarkdown('\n<Changelog />', tab);
    expect(problems).toMatchObject([{ line: 2, message: expect.stringMatching(/no feed/) }]);
  });

  test('all of it at once', () => {
    const { problems } = compile('# One\n\n<Marquee />\n\n[x](relative)\n\n{1}\n');
    expect(problems.map(({ line }) => line).sort()).toEqual([1, 3, 5, 7]);
  });
});
