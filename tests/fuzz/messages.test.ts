import { deflateRawSync } from 'node:zlib';
import { expect } from 'vitest';
import { compileDemo } from '../../app/features/editor/compile/compileDemo.ts';
import { parseFrameMessage } from '../../app/features/editor/preview/parseFrameMessage.ts';
import { decodeShare } from '../../app/features/editor/share/decodeShare.ts';
import { encodeShare } from '../../app/features/editor/share/encodeShare.ts';
import { textLimit } from '../../app/features/editor/share/shareLimits.ts';
import { parseEditHash, shareVersion } from '../../shared/editor/editHash.ts';
import { assertFileDiff } from '../../shared/stackblitz/fileDiff.ts';
import { parseEditorOptions } from '../../shared/stackblitz/parseEditorOptions.ts';
import type { Random } from './createRandom.ts';
import { fuzz } from './fuzz.ts';
import { hostileText, wellFormed } from './hostileText.ts';
import { hostileJson, hostileValue } from './hostileValue.ts';

const frameFields = [
  'type',
  'ready',
  'rendered',
  'height',
  'failed',
  'phase',
  'render',
  'message',
  'place',
  'file',
  'line',
  'column',
  'console',
  'entries',
  'dropped',
  'level',
  'text',
  'error',
];

fuzz('a message of a frame is read within limits, or is none', {
  cases: 5000,
  check(random) {
    const value = hostileValue(random, frameFields, 4);
    const type = random.pick(['height', 'failed', 'console', 'run', '__proto__']);
    const message = random.chance(0.7) && typeof value === 'object' ? { ...value, type } : value;
    const read = parseFrameMessage(message);
    if (read === undefined) return;
    expect(Object.hasOwn(read, '__proto__')).toBe(false);
    expect(JSON.stringify(read).length).toBeLessThan(1_000_000);
    if (read.type === 'height') expect(read.height >= 0 && read.height <= 4000).toBe(true);
    if (read.type === 'failed') expect(typeof read.message).toBe('string');
    if (read.type === 'console')
      for (const entry of read.entries) expect(typeof entry.text).toBe('string');
  },
});

fuzz('options of the embedded editor are the allowed ones', {
  cases: 3000,
  check(random) {
    const fields = ['theme', 'dark', 'view', 'preview', 'height', 'openFile', 'hideNavigation'];
    const options: Record<string, unknown> = {
      ...parseEditorOptions(hostileValue(random, fields)),
    };
    if ('theme' in options) expect(['light', 'dark']).toContain(options['theme']);
    if ('view' in options) expect(['preview', 'editor', 'default']).toContain(options['view']);
    if ('height' in options) expect(options['height']).toBeTypeOf('number');
    expect(Object.getPrototypeOf(options)).toBe(Object.prototype);
  },
});

fuzz('a change of files is one, or is refused in the editor’s words', {
  cases: 2000,
  check(random) {
    const value = hostileValue(random, ['create', 'destroy']);
    try {
      assertFileDiff(value);
    } catch (error) {
      expect(String(error)).toMatch(/^Error: Invalid diff object: expected diff\./);
      return;
    }
    expect(Array.isArray(value.destroy)).toBe(true);
  },
});

const context = { demoId: 'a', paths: ['demo/a/a.tsx', 'demo/a/a.css'], stackIds: ['react-16'] };
const pack = (text: string) => deflateRawSync(text).toString('base64url');

/** A payload that is right but for one thing. */
function payload(random: Random): string {
  const json = random.chance(0.5)
    ? hostileJson(random, ['stack', 'files', 'react-16', ...context.paths])
    : JSON.stringify({ stack: 'react-16', files: { 'demo/a/a.tsx': hostileText(random) } });
  const packed = random.chance(0.8) ? pack(json) : hostileText(random);
  if (random.chance(0.5)) return packed;
  const at = random.below(packed.length + 1);
  return packed.slice(0, at) + hostileText(random, 1) + packed.slice(at + random.below(3));
}

fuzz('the payload of a link is an edit of the demo’s files, or is refused', {
  cases: 2000,
  async check(random) {
    const hash = { version: shareVersion, demoId: 'a', payload: payload(random) };
    const decoded = await decodeShare(hash, context);
    if (decoded.kind === 'refused') return;
    expect(context.stackIds).toContain(decoded.edit.stackId);
    for (const [path, text] of Object.entries(decoded.edit.files)) {
      expect(context.paths).toContain(path);
      expect(text).toBeTypeOf('string');
      expect(text.length).toBeLessThanOrEqual(textLimit);
    }
  },
});

fuzz('an edit comes out of its link as it went in', {
  cases: 500,
  async check(random) {
    const files = { 'demo/a/a.tsx': wellFormed(hostileText(random)) };
    const edit = { demoId: 'a', stackId: 'react-16', files };
    const hash = parseEditHash((await encodeShare(edit)) ?? '');
    if (hash === undefined) throw new Error('It is no link.');
    expect(await decodeShare(hash, context)).toEqual({ kind: 'shared', edit });
  },
});

const code = [
  'export default () => ',
  '<b>',
  '</b>',
  '{',
  '}',
  'while (true)',
  'for (;;) ',
  ';\n',
  "import './",
  "';",
  'import x from "',
  '`',
  '/*',
  'await ',
  'class ',
  '=> ',
];

fuzz('code compiles or fails at a place', {
  cases: 1000,
  check(random) {
    const parts = Array.from({ length: random.below(8) + 1 }, () =>
      random.chance(0.8) ? random.pick(code) : hostileText(random, 1).slice(0, 100),
    );
    const files = { 'demo/a/a.tsx': parts.join(''), 'demo/a/__proto__.tsx': 'export {}' };
    const result = compileDemo({ files, entry: 'demo/a/a.tsx', packages: ['react'] });
    if (result.kind === 'compiled') return;
    expect(result.failure.place.line).toBeGreaterThan(0);
  },
});
