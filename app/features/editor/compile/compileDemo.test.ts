import { expect, test } from 'vitest';
import { compileDemo } from './compileDemo.ts';

const packages = [
  'rc-table',
  'rc-table/lib/interface',
  'rc-tooltip/assets/bootstrap.css',
  'react',
  'react/jsx-dev-runtime',
];

function compile(files: Record<string, string>) {
  return compileDemo({ files, entry: Object.keys(files)[0] ?? '', packages });
}

function failureOf(files: Record<string, string>) {
  const result = compile(files);
  return result.kind === 'failed' ? result.failure : undefined;
}

test('files, packages and style sheets are found through one another', () => {
  const result = compile({
    'demo/a/a.tsx': [
      `import React from 'react';`,
      `import Table from 'rc-table';`,
      `import type { ColumnsType } from 'rc-table/lib/interface';`,
      `import 'rc-tooltip/assets/bootstrap.css';`,
      `import '../_shared/theme.css';`,
      `import { rows } from './rows';`,
      `export default function A() { return <Table data={rows} />; }`,
    ].join('\n'),
    'demo/a/rows.ts': `import './rows.css';\nexport const rows: number[] = [1];`,
    'demo/a/rows.css': '.rows {}',
    'demo/_shared/theme.css': '.theme {}',
    'demo/a/unused.ts': 'this is no code',
  });
  if (result.kind !== 'compiled') throw new Error('It did not compile.');
  expect(result.modules.map(({ name }) => name)).toEqual([
    '#demo/demo/_shared/theme.css',
    '#demo/demo/a/rows.css',
    '#demo/demo/a/rows.ts',
    '#demo/demo/a/a.tsx',
  ]);
  expect(result.styles).toEqual([
    'rc-tooltip/assets/bootstrap.css',
    'demo/_shared/theme.css',
    'demo/a/rows.css',
  ]);
  expect([...result.packages].sort()).toEqual([
    'rc-table',
    'rc-tooltip/assets/bootstrap.css',
    'react',
    'react/jsx-dev-runtime',
  ]);
  const code = result.modules.at(-1)?.code ?? '';
  expect(code).toContain('"#demo/demo/a/rows.ts"');
  expect(code).not.toContain('ColumnsType');
  expect(code.split('\n')).toHaveLength(7);
});

test('files may import one another in a circle', () => {
  const result = compile({
    'a.tsx': `import { b } from './b';\nexport const a = 1;\nexport default () => b;`,
    'b.ts': `import { a } from './a';\nexport const b = () => a;`,
  });
  expect(result.kind).toBe('compiled');
});

test('JSON is a module, and says so if it is none', () => {
  const code = `import data from './data.json';\nexport default () => data.name;`;
  expect(compile({ 'a.tsx': code, 'data.json': '{"name":"x"}' }).kind).toBe('compiled');
  expect(failureOf({ 'a.tsx': code, 'data.json': '{"name":' })).toMatchObject({
    kind: 'syntax',
    place: { file: 'data.json' },
  });
});

const broken: readonly [
  what: string,
  code: string,
  line: number,
  column: number,
  message: string,
][] = [
  ['a missing value', 'const a = 1;\nconst b = ;', 2, 11, 'Unexpected token'],
  ['an open bracket', 'const x = (1', 1, 13, 'Unexpected token, expected ","'],
  ['an open string', '\n\n  "abc', 3, 3, 'Unterminated string constant'],
  ['an open element', 'const a = 1;\n\nconst b = <div>;', 3, 16, 'Unexpected token'],
];
test.each(broken)('%s is found at its place', (_what, code, line, column, message) => {
  expect(failureOf({ 'a.tsx': code })).toEqual({
    kind: 'syntax',
    message,
    place: { file: 'a.tsx', line, column },
  });
});

test('an error in another file is reported there', () => {
  expect(
    failureOf({ 'a.tsx': `import './b';\nexport default 1;`, 'b.ts': 'let b = (;' }),
  ).toMatchObject({
    place: { file: 'b.ts', line: 1 },
  });
});

test('an unknown package is named with its place and what there is, even before it is used', () => {
  expect(failureOf({ 'a.tsx': `import React from 'react';\nimport _ from 'lodash';` })).toEqual({
    kind: 'unknown-package',
    specifier: 'lodash',
    known: packages,
    place: { file: 'a.tsx', line: 2, column: 15 },
  });
  expect(failureOf({ 'a.tsx': `export default () => import('lodash');` })).toMatchObject({
    kind: 'unknown-package',
  });
  expect(failureOf({ 'a.tsx': `export * from 'lodash';` })).toMatchObject({
    kind: 'unknown-package',
  });
});

test('an unknown file is named with its place', () => {
  expect(failureOf({ 'a.tsx': `\nimport './nothing';` })).toEqual({
    kind: 'unknown-file',
    specifier: './nothing',
    place: { file: 'a.tsx', line: 2, column: 8 },
  });
});

test('imports of types alone need not be there', () => {
  expect(compile({ 'a.tsx': `import type { X } from 'elsewhere';\nexport default 1;` }).kind).toBe(
    'compiled',
  );
});
