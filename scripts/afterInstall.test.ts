import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from './childEnvironment.ts';

const repository = path.resolve(import.meta.dirname, '..');
const prepared = path.join(repository, '.cache/vite/deps/_metadata.json');

test('what installing prepares for the development server is there, and taken by the next one', () => {
  const prepare = () => {
    execFileSync(process.execPath, ['scripts/afterInstall.mjs'], {
      cwd: repository,
      env: childEnvironment(),
    });
    return statSync(prepared).mtimeMs;
  };
  const time = prepare();
  const { optimized } = JSON.parse(readFileSync(prepared, 'utf8')) as {
    readonly optimized: Readonly<Record<string, unknown>>;
  };
  expect(Object.keys(optimized)).toEqual(
    expect.arrayContaining(['react-dom/client', 'rc-table', 'react-dnd', '@codemirror/view']),
  );
  expect(prepare()).toBe(time);
}, 60_000);
