import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fetchedPackages, type Lock, licenceList, unknownLicences } from './licenceList.ts';

const repository = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const lockText = read('package-lock.json');
const lock = JSON.parse(lockText) as Lock;

test('the lock file has a checksum of every package, and says of none where it was fetched from', () => {
  const places = [...lockText.matchAll(/"resolved": "([^"]*)"/g)].map(([, place]) => place);
  expect(places.filter((place) => !place?.startsWith('stacks/'))).toEqual([]);
  const fetched = fetchedPackages(lock);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

const manifests = [
  'package.json',
  ...readdirSync(path.join(repository, 'stacks')).map((id) => `stacks/${id}/package.json`),
];

test.each(manifests)('%s names exact versions', (file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  const all = Object.entries({ ...dependencies, ...devDependencies });
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the list of licences is of the packages in the lock file: `npm run licences`', () => {
  expect(read('docs/licences.md')).toBe(licenceList(lock));
});

test('every licence lets everybody use the package', () => {
  expect(unknownLicences(lock)).toEqual([]);
  const packages = { 'node_modules/a': { version: '1.0.0', license: 'Proprietary' } };
  expect(unknownLicences({ packages })).toEqual(['a: Proprietary']);
});

test('the public continuous integration runs what runs here', () => {
  const command = /^npm .*$/m.exec(read('.ci/run'))?.[0];
  expect(command).toBe('npm test');
  expect(read('.github/workflows/ci.yml')).toContain(`run: ${command}\n`);
});
