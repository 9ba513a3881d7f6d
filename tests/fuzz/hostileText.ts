import type { Random } from './createRandom.ts';

/** Names that every object has without being given them. */
export const builtInNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
];

/** What addresses, stored values and texts are attacked with. */
const attacks = [
  ...builtInNames,
  // Another host, by every spelling
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'http:evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '@evil.example',
  // Script
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '{{7*7}}',
  // What could not be built from TypeScript: a template literal
  '$' + '{alert(1)}',
  '<!--',
  ']]>',
  // Percent signs
  '%',
  '%%',
  '%2',
  '%00',
  '%2e%2e%2f',
  '%252e',
  '%c0%af',
  '%E4%BD%A0',
  '%ff',
  '%5C',
  '%0d%0aSet-Cookie:x=1',
  // Paths
  '..',
  '../',
  '../../etc/passwd',
  './',
  '//',
  '/index.html',
  '/index.html/index.html',
  '-cn',
  '/index-cn',
  '~demos/',
  '.md',
  '.json',
  '\\..\\',
  '?tab=props',
  '#edit=1.simple.',
  ';x=1',
  // Other scripts, and half characters
  '你好',
  '固定列',
  'שלום',
  'مرحبا',
  'ﬁ',
  'İ',
  'ß',
  '👩‍👩‍👧',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udc00',
  'e\u0301\u0301\u0301',
  // Signs and white space
  '\0',
  '\n',
  '\r\n',
  '\t',
  '\u2028',
  '.*',
  '(a+)+$',
  '[',
  ')',
  '"',
  "'",
  '`',
  '&amp;',
  '&#x6a;',
  // Numbers
  '-1',
  '1e999',
  'NaN',
  '9007199254740993',
  // What is there
  '/demo/simple',
  'simple',
  'fixed',
  'tab',
  'light',
  ' ',
  '-',
];

/** A text made of attacks, ordinary words, noise and, now and then, a great length. */
export function hostileText(random: Random, parts = 5): string {
  const pieces = Array.from({ length: random.below(parts) + 1 }, () => piece(random));
  return pieces.join(random.pick(['', '', '/', ' ']));
}

/** The text without halves of characters, which no address and no file can hold. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

function piece(random: Random): string {
  if (random.chance(0.8)) return random.pick(attacks);
  if (random.chance(0.02)) return random.pick(attacks).repeat(5000);
  const length = random.below(12);
  const letters = Array.from({ length }, () => random.below(random.pick([0x80, 0x800, 0x1_0000])));
  return String.fromCharCode(...letters);
}
