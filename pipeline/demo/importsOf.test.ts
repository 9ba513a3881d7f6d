import { describe, expect, test } from 'vitest';
import { importsOf } from './importsOf.ts';

describe('a script', () => {
  const read = (code: string, path = 'demo.tsx') => importsOf({ path, code });

  test.each([
    ["import React from 'react';", 'react'],
    ["import './demo.css';", './demo.css'],
    ["import type { ColumnsType } from 'rc-table/lib/interface';", 'rc-table/lib/interface'],
    ["export { rows } from './rows';", './rows'],
    ["export * from './rows';", './rows'],
    ["const rows = import('./rows');", './rows'],
  ])('%s', (code, specifier) => {
    expect(read(code).imports).toEqual([{ specifier, line: 1 }]);
  });

  test('names the line of each import', () => {
    const code = "import a from 'a';\n\nimport {\n  b,\n} from './b';\n";
    expect(read(code).imports).toEqual([
      { specifier: 'a', line: 1 },
      { specifier: './b', line: 5 },
    ]);
  });

  test.each([
    ['export default function A() { return <p />; }', true],
    ['export default () => null;', true],
    ['const A = () => null; export { A as default };', true],
    ['export const A = () => null;', false],
    ["// export default\nconst text = 'export default';", false],
  ])('%s', (code, hasDefaultExport) => {
    expect(read(code).hasDefaultExport).toBe(hasDefaultExport);
  });

  test('that does not compile is a problem with its place', () => {
    expect(read('const a = 1;\nconst b = ;\n').problems).toEqual([
      {
        file: 'demo.tsx',
        line: 2,
        column: 11,
        message: 'The file does not compile.',
        found: expect.any(String),
        expected: 'TypeScript',
      },
    ]);
  });

  test('a type assertion in angle brackets compiles in .ts only', () => {
    expect(read('const a = <number>b;', 'a.ts').problems).toEqual([]);
    expect(read('const a = <number>b;', 'a.tsx').problems).not.toEqual([]);
  });
});

describe('a style sheet', () => {
  const read = (code: string) => importsOf({ path: 'demo.css', code });

  test.each([
    "@import './other.css';",
    '@import "./other.css";',
    "@import url('./other.css') screen;",
    '@import url(./other.css);',
  ])('%s', (code) => {
    expect(read(code).imports).toEqual([{ specifier: './other.css', line: 1 }]);
  });

  test('that is cut off is a problem', () => {
    expect(read('.a {\n  color: red;').problems).toMatchObject([
      { file: 'demo.css', line: 1, found: 'Unclosed block', expected: 'CSS' },
    ]);
  });
});

test('JSON that is wrong is a problem', () => {
  expect(importsOf({ path: 'rows.json', code: '[1,\n 2,\n]' }).problems).toMatchObject([
    { file: 'rows.json', message: 'The file cannot be parsed.' },
  ]);
  expect(importsOf({ path: 'rows.json', code: '[1, 2]' }).problems).toEqual([]);
});

test('other files import nothing', () => {
  expect(importsOf({ path: 'notes.txt', code: "import a from 'a'" })).toEqual({
    imports: [],
    hasDefaultExport: false,
    problems: [],
  });
});
