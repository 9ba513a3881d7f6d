import { expect, test } from 'vitest';
import { guardLoops } from './guardLoops.ts';

const g = '__guardLoop();';

test.each([
  ['while (a) { b() }', `while (a) {${g} b() }`],
  ['while (a) b();', `while (a) {${g}b();}`],
  ['for (;;) {}', `for (;;) {${g}}`],
  ['for (;;);', `for (;;){${g};}`],
  ['for (const x of y) z(x);', `for (const x of y) {${g}z(x);}`],
  ['for (const x in y) { z(x) }', `for (const x in y) {${g} z(x) }`],
  ['do a(); while (b);', `do {${g}a();} while (b);`],
  ['do { a() } while (b);', `do {${g} a() } while (b);`],
  ['for (;;) for (;;) a();', `for (;;) {${g}for (;;) {${g}a();}}`],
  ['x: for (;;) { continue x }', `x: for (;;) {${g} continue x }`],
  // No loops
  ['const a = "for (;;) {}";', 'const a = "for (;;) {}";'],
  ['[1].forEach(() => {});', '[1].forEach(() => {});'],
])('%s', (code, expected) => {
  expect(guardLoops(code)).toBe(expected);
});

test('no line moves', () => {
  const code = 'for (const a of b)\n\n  c(a);\nwhile (d)\n{\n e()\n}\n';
  expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
});
