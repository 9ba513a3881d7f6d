import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { findSourcePlaces } from '../markdown/findSourcePlaces.ts';
import { pageMarkdown } from './pageMarkdown.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

const textOf = (source: string) => ({
  source,
  places: findSourcePlaces(parser.parse(source) as Root, source),
});

const write = (source: string, { tabs = [] as string[], file = '/content/rows/index.mdx' } = {}) =>
  pageMarkdown(
    {
      ...textOf(source),
      title: 'Rows',
      description: 'About rows.',
      address: 'https://site.example/rows',
      tabs: tabs.map((tab) => ({ ...textOf(tab), title: 'More' })),
    },
    {
      file,
      contentFolder: '/content',
      localeId: 'en-US',
      messages: { 'note.note': 'Note' },
      api: { definitions: () => ({ kind: 'ready', reference: new Map() }), demosOf: () => [] },
      demoAt: () => undefined,
      linkTo: (target) => `https://site.example${target}.md`,
      sharedFile: (file) => `https://site.example/${file}`,
      gallery: [],
    },
  );

const head = '# Rows\n\n> About rows.\n\n<https://site.example/rows>\n\n';

test.each([
  ['a text', '---\ntitle: Rows\n---\n\nA *text*.\n', 'A *text*.\n'],
  ['no text', '---\ntitle: Rows\n---\n', undefined],
  [
    'links',
    '[a](/a) ![b](/b.png "B") [c][c] [d](https://d.example) [`](` e](/e)\n\n[c]: /c\n',
    '[a](https://site.example/a.md) ![b](https://site.example/b.png.md "B") [c][c] [d](https://d.example) [`](` e](https://site.example/e.md)\n\n[c]: https://site.example/c.md\n',
  ],
  ['links in code', '`[a](/a)`\n\n```md\n[a](/a)\n```\n', '`[a](/a)`\n\n```md\n[a](/a)\n```\n'],
  [
    'a note',
    '<Note title="All *rows*">\n\nSee [a](/a).\n\n- one\n\n</Note>\nNext.',
    '> **Note: All \\*rows\\***\n>\n> See [a](https://site.example/a.md).\n>\n> - one\n\nNext.\n',
  ],
  [
    'elements inside each other, indented',
    '<DemoGrid>\n  <Demo src="./a.tsx" title="A">\n\n  What to look at:\n\n      code\n\n  </Demo>\n  <Demo src="./b.tsx" title="B" />\n</DemoGrid>\n',
    '## A\n\nWhat to look at:\n\n    code\n\n## B\n',
  ],
  [
    'an element in a list',
    '- one\n\n  <Note title="N">\n\n  text\n\n  more\n\n  </Note>\n\n- two\n',
    '- one\n\n  > **Note: N**\n  >\n  > text\n  >\n  > more\n\n- two\n',
  ],
  [
    'an element in a quote',
    '> one\n>\n> <Note title="N">\n>\n> text\n>\n>   more\n>\n> </Note>\n',
    '> one\n>\n> > **Note: N**\n> >\n> > text\n> >\n> >   more\n',
  ],
  ['code in a group', '<CodeGroup>\n\n```sh\nnpm i\n```\n\n</CodeGroup>', '```sh\nnpm i\n```\n'],
])('a page with %s', (_, source, expected) => {
  expect(write(source)).toBe(expected === undefined ? `${head.trimEnd()}\n` : head + expected);
});

test('headings of a tab stand below the tab’s own, those in code stay', () => {
  const tab = '## A\n\n~~~sh\n# no heading\n~~~\n\n###### F\n';
  expect(write('Text.', { tabs: [tab] })).toBe(
    `${head}Text.\n\n## More\n\n### A\n\n~~~sh\n# no heading\n~~~\n\n###### F\n`,
  );
});

const content = path.join(import.meta.dirname, '../../content');

test.each(
  readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.mdx')),
)('%s keeps no element and no link of the site', (name) => {
  const file = path.join(content, name);
  const text = write(readFileSync(file, 'utf8'), { file });
  const prose = text.replace(/^(`{3,}|~{3,}).*?^\1$/gms, '').replace(/`[^`]*`/g, '');
  expect(prose).not.toMatch(/<\/?[A-Z]|\]\([/#]/);
});
