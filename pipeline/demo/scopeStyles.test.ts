import { expect, test } from 'vitest';
import { demoStage, scopeStyles } from './scopeStyles.ts';

/** Without what does not matter to a browser. */
const flat = (css: string) => css.replace(/\s+/g, ' ').trim();
const scope = (css: string) => flat(scopeStyles(css, 'demo.css'));

test.each([
  // Selectors
  ['.a { color: red }', `${demoStage} .a { color: red }`],
  ['.a, .b > p { margin: 0 }', `${demoStage} .a, ${demoStage} .b > p { margin: 0 }`],
  ['.a:is(.b, .c) { margin: 0 }', `${demoStage} .a:is(.b, .c) { margin: 0 }`],
  // Rules inside other rules
  [
    '@media (width > 10px) { .a { margin: 0 } }',
    `@media (width > 10px) { ${demoStage} .a { margin: 0 } }`,
  ],
  [
    '@supports (color: red) { @media print { .a { margin: 0 } } }',
    `@supports (color: red) { @media print { ${demoStage} .a { margin: 0 } } }`,
  ],
  // A nested rule is inside a scoped one already.
  ['.a { &:hover { margin: 0 } }', `${demoStage} .a { &:hover { margin: 0 } }`],
  // What is no list of style rules
  [
    '@keyframes x { from { margin: 0 } to { margin: 1px } }',
    '@keyframes x { from { margin: 0 } to { margin: 1px } }',
  ],
  ['@font-face { font-family: x }', '@font-face { font-family: x }'],
  ["@import './b.css';", "@import './b.css';"],
  ['', ''],
])('%s', (css, scoped) => {
  expect(scope(css)).toBe(flat(scoped));
});
