import path from 'node:path';
import { expect, test } from 'vitest';
import { createPackageVersion } from '../demo/packageVersions.ts';
import { readStacks } from './readStacks.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const [pinned] = readStacks(repository);

test('the first stack has exactly the versions that exported projects pin', () => {
  const versionOf = createPackageVersion(repository);
  expect(pinned?.versions['react']).toBe('16.14.0');
  expect(pinned?.versions['react-dom']).toBe('16.14.0');
  expect(pinned?.versions['rc-table']).toBe('7.31.1');
  for (const [name, version] of Object.entries(pinned?.versions ?? {}))
    expect([name, version]).toEqual([name, versionOf(name)]);
});
