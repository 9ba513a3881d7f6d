import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAssets } from './compressFiles.ts';
import { createFileWriter } from './createFileWriter.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
const long = '<p>The same words again, 又是同样的话。</p>'.repeat(100);
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  const { write, finish } = createFileWriter(folder);
  for (const name of ['a.html', 'a.json', 'a.webp']) await write(`/pages/${name}`, long);
  await Promise.all(Array.from({ length: 200 }, (_, i) => write(`/pages/${i}.md`, long)));
  await write('/pages/short.html', 'short');
  await finish();
  mkdirSync(inFolder('assets'));
  for (const name of ['a.js', 'b.css', 'c.png']) writeFileSync(inFolder(`assets/${name}`), long);
  await compressAssets(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  'pages/a.html',
  'pages/a.json',
  'pages/0.md',
  'pages/199.md',
  'assets/a.js',
  'assets/b.css',
])('%s is there compressed, in two ways', (name) => {
  expect(brotliDecompressSync(readFileSync(inFolder(`${name}.br`))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(inFolder(`${name}.gz`))).toString()).toBe(long);
});

test('what is short, or compressed already, is left as it is', () => {
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => /short\.html\.|webp\.|png\./.test(name))).toEqual([]);
});

test('a file that cannot be written is told at the end', async () => {
  const { write, finish } = createFileWriter(inFolder('pages/a.html'));
  await write('/b.html', long);
  await expect(finish()).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test('after a failure nothing more is taken once too much waits', async () => {
  const { write, finish } = createFileWriter(inFolder('pages/a.html'));
  const writeAll = async () => {
    for (let i = 0; i < 1000; i += 1) await write(`/${i}.html`, long);
  };
  await expect(writeAll()).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(finish()).rejects.toThrow(/EEXIST|ENOTDIR/);
});
