import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAssets, createCompressor } from './compressFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
const long = '<p>The same words again, 又是同样的话。</p>'.repeat(100);
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  mkdirSync(inFolder('assets'));
  const compressor = createCompressor();
  for (const name of [
    'a.html',
    'a.json',
    'a.webp',
    ...Array.from({ length: 20 }, (_, i) => `${i}.md`),
  ])
    await compressor.add(inFolder(name), long);
  await compressor.add(inFolder('short.html'), 'short');
  await compressor.finish();
  for (const name of ['a.js', 'b.css', 'c.png']) writeFileSync(inFolder(`assets/${name}`), long);
  await compressAssets(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(['a.html', 'a.json', '0.md', '19.md', 'assets/a.js', 'assets/b.css'])(
  '%s is there compressed, in two ways',
  (name) => {
    expect(brotliDecompressSync(readFileSync(inFolder(`${name}.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(inFolder(`${name}.gz`))).toString()).toBe(long);
  },
);

test('what is short, or compressed already, is left as it is', () => {
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => /short|webp\.|png\./.test(name))).toEqual([]);
});

test('a file that cannot be written is told at the end', async () => {
  const compressor = createCompressor();
  await compressor.add(inFolder('no/folder/a.html'), long);
  await expect(compressor.finish()).rejects.toMatchObject({ code: 'ENOENT' });
});
