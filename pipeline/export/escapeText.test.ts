import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { escapeText } from './escapeText.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

test.each([
  'Columns as JSX',
  'shouldCellUpdate',
  'snake_case stays, _this_ too',
  'a * b * c, **bold**, `code`, [link](/x), <b>',
  '- no item',
  '1. no item',
  '# no heading',
  '> no quote',
  '&amp; and & and \\',
  '~~~',
  '列宽 _可以_ 拖动',
])('%s', (text) => {
  const [paragraph] = parser.parse(escapeText(text)).children;
  expect(paragraph).toMatchObject({ type: 'paragraph', children: [{ type: 'text', value: text }] });
});

test('leaves an ordinary text as it is', () => {
  const text = 'Scroll 100,000 rows with react-window (as the body), or rc_table; see “Rows”.';
  expect(escapeText(text)).toBe(text);
});
