import { expect, test } from 'vitest';
import { resolveImport } from './resolveImport.ts';

const files = ['demo/a/a.tsx', 'demo/a/rows.ts', 'demo/_shared/theme.css', 'demo/list/index.ts'];
const packages = ['react', 'rc-table', 'rc-table/lib/interface'];

const cases: readonly [specifier: string, expected: ReturnType<typeof resolveImport>][] = [
  // Relative, with and without an extension
  ['./rows', { kind: 'file', path: 'demo/a/rows.ts' }],
  ['./rows.ts', { kind: 'file', path: 'demo/a/rows.ts' }],
  ['../_shared/theme.css', { kind: 'file', path: 'demo/_shared/theme.css' }],
  ['./../a/./rows', { kind: 'file', path: 'demo/a/rows.ts' }],
  ['../list', { kind: 'file', path: 'demo/list/index.ts' }],
  // Nowhere
  ['./missing', { kind: 'unknown-file' }],
  ['..', { kind: 'unknown-file' }],
  ['../../../../etc/passwd', { kind: 'unknown-file' }],
  // Packages, by their exact names only
  ['react', { kind: 'package', name: 'react' }],
  ['rc-table/lib/interface', { kind: 'package', name: 'rc-table/lib/interface' }],
  ['rc-table/es/Table', { kind: 'unknown-package' }],
  ['lodash', { kind: 'unknown-package' }],
  ['https://example.com/x.js', { kind: 'unknown-package' }],
  ['/demo/a/rows.ts', { kind: 'unknown-package' }],
  ['constructor', { kind: 'unknown-package' }],
  ['#site/mount', { kind: 'unknown-package' }],
];

test.each(cases)('%s', (specifier, expected) => {
  expect(resolveImport({ specifier, importer: 'demo/a/a.tsx', files, packages })).toEqual(expected);
});
