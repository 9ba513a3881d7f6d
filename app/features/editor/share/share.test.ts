import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assert } from '../../../../shared/assert.ts';
import { type EditHash, parseEditHash, shareVersion } from '../../../../shared/editor/editHash.ts';
import { decodeShare } from './decodeShare.ts';
import { encodeShare } from './encodeShare.ts';
import { payloadLimit } from './shareLimits.ts';

const context = { demoId: 'a', paths: ['demo/a/a.tsx', 'demo/a/a.css'], stackIds: ['react-16'] };

function hashOf(value: unknown, version = shareVersion): EditHash {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { version, demoId: 'a', payload: deflateRawSync(text).toString('base64url') };
}

test.each([
  { 'demo/a/a.tsx': 'export default () => <b>你好 👋</b>;\n' },
  { 'demo/a/a.tsx': '', 'demo/a/a.css': '.a::before { content: "\\201C" }' },
  {},
])('an edit goes there and back', async (files) => {
  const edit = { demoId: 'a', stackId: 'react-16', files };
  const hash = await encodeShare(edit);
  assert(hash, 'It is too large.');
  expect(hash).toMatch(/^#edit=1\.a\.[\w-]+$/);
  const parsed = parseEditHash(hash);
  assert(parsed, 'It is no link.');
  expect(await decodeShare(parsed, context)).toEqual({ kind: 'shared', edit });
});

test('an edit that is too large for a link gives none', async () => {
  const noise = Array.from({ length: 40_000 }, (_, i) =>
    ((i * 7919 * 104_729) % 1_000_003).toString(36),
  );
  const files = { 'demo/a/a.tsx': noise.join('') };
  expect(await encodeShare({ demoId: 'a', stackId: 'react-16', files })).toBeUndefined();
});

const good = { stack: 'react-16', files: { 'demo/a/a.tsx': 'x' } };
const hostile: readonly [what: string, hash: EditHash, reason: string][] = [
  ['of a later version', hashOf(good, shareVersion + 1), 'newer'],
  ['of no version', hashOf(good, 0), 'malformed'],
  ['to another demo', { ...hashOf(good), demoId: 'b' }, 'malformed'],
  ['with an empty payload', { version: 1, demoId: 'a', payload: '' }, 'malformed'],
  ['that is no base64', { version: 1, demoId: 'a', payload: '%%%' }, 'malformed'],
  ['that is not compressed', { version: 1, demoId: 'a', payload: 'YWJj' }, 'malformed'],
  ['that is no JSON', hashOf('{"stack":'), 'malformed'],
  ['that is null', hashOf(null), 'malformed'],
  ['that is a list', hashOf([]), 'malformed'],
  ['with a stack there is not', hashOf({ ...good, stack: 'react-99' }), 'malformed'],
  ['with a file there is not', hashOf({ ...good, files: { '../x.tsx': 'x' } }), 'malformed'],
  [
    'with a file of a built-in name',
    hashOf('{"stack":"react-16","files":{"__proto__":"x"}}'),
    'malformed',
  ],
  ['with a file that is no text', hashOf({ ...good, files: { 'demo/a/a.tsx': {} } }), 'malformed'],
  ['that is cut off', { ...hashOf(good), payload: hashOf(good).payload.slice(0, -8) }, 'malformed'],
  [
    'that is too long',
    { version: 1, demoId: 'a', payload: 'a'.repeat(payloadLimit + 1) },
    'too-large',
  ],
  [
    'that unpacks to too much',
    hashOf({ ...good, files: { 'demo/a/a.tsx': 'x'.repeat(5e6) } }),
    'too-large',
  ],
];
test.each(hostile)('a link %s is refused', async (_what, hash, reason) => {
  expect(await decodeShare(hash, context)).toEqual({ kind: 'refused', reason });
});
