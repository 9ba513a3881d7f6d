import { expect, test } from 'vitest';
import { inlineScripts } from './inlineScripts.ts';

test.each([
  ['', []],
  ['<script>a()</script>', ['a()']],
  ['<script>a()</script>\n<meta>\n<script type="module">b()</script>', ['a()', 'b()']],
  ['<script>\na()\n</script>', ['\na()\n']],
  ['<script type="module" src="/a.js"></script>', []],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type="application/json" id="payload">{}</script>', []],
  // Words of a page are no elements.
  ['<title>&lt;script&gt;a()&lt;/script&gt;</title>', []],
])('%j', (head, scripts) => {
  expect(inlineScripts(head)).toEqual(scripts);
});
