import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPageSource } from './readPageSource.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, text);
  return readPageSource(file, 'content/page.mdx');
};

const head = '---\ntitle: Page\ndescription: Words.\n---\n';

test.each([
  ['as it is', `${head}\nText.\n`],
  ['with the line ends of Windows', `${head}\nText.\n`.replaceAll('\n', '\r\n')],
  ['without anything after it', head.trimEnd()],
])('reads front matter %s', async (_, text) => {
  const { frontmatter, problems, source } = await read(text);
  expect(problems).toEqual([]);
  expect(frontmatter).toEqual({ title: 'Page', description: 'Words.' });
  expect(source).not.toContain('\r');
});

test('counts lines of the file with the line ends of Windows too', async () => {
  const { problems } = await read('---\r\ntitle: Page\r\ndescription: 7\r\n---\r\n');
  expect(problems).toMatchObject([{ file: 'content/page.mdx', line: 3, found: '7' }]);
});

test.each([
  ['no fences', 'title: Page\n\nText.\n', 'title: Page'],
  ['no fence at the end', '---\ntitle: Page\n\nText.\n', '---'],
  ['something before the fence', '\n---\ntitle: Page\n---\n', ''],
  ['a fence with more on its line', '---- \ntitle: Page\n---\n', '---- '],
  ['nothing at all', '', ''],
])('a page with %s has no front matter', async (_, text, found) => {
  const { frontmatter, problems } = await read(text);
  expect(frontmatter).toBeUndefined();
  expect(problems).toEqual([
    {
      file: 'content/page.mdx',
      line: 1,
      message: 'The page has no front matter.',
      found,
      expected: 'a line `---`, the fields title and description, and a line `---`',
    },
  ]);
});

test('an empty front matter is there, and lacks its fields', async () => {
  const { problems } = await read('---\n---\n');
  expect(problems.map(({ message }) => message)).toEqual([
    'The front matter lacks the field "title".',
    'The front matter lacks the field "description".',
  ]);
});
