import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPackageVersion } from './packageVersions.ts';
import { readDemo } from './readDemo.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'demo-'));
});
afterEach(() => rmSync(repository, { recursive: true }));

const versions: Readonly<Record<string, string>> = {
  react: '16.14.0',
  'react-dom': '16.14.0',
  'rc-table': '7.31.1',
  '@scope/helper': '1.2.3',
};

/** Writes files of a content folder and reads `demo/demo.tsx`. */
function read(files: Readonly<Record<string, string>>) {
  const contentFolder = path.join(repository, 'content');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(contentFolder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readDemo({
    file: path.join(contentFolder, 'demo/demo.tsx'),
    repository,
    contentFolder,
    packageVersion: (name) => versions[name],
  });
}

describe('the asset of a demo', () => {
  const files = {
    'demo/demo.tsx':
      "import Table from 'rc-table';\nimport type { A } from 'rc-table/lib/interface';\nimport h from '@scope/helper/deep';\nimport '../_shared/theme.css';\nimport { rows } from './rows';\nexport default () => null;\n",
    'demo/rows.ts': "import { one } from './one';\nexport const rows = [one];\n",
    'demo/one.tsx': "import { rows } from './rows';\nexport const one = () => rows;\n",
    '_shared/theme.css': "@import './colors.css';\n",
    '_shared/colors.css': ':root {}\n',
    'demo/unused.ts': 'export {};\n',
  };

  test('has every local file once, the demo’s own first, with its text', () => {
    const { asset, files: paths, problems } = read(files);
    expect(problems).toEqual([]);
    const local = Object.entries(asset.dependencies).filter(([, item]) => item.type === 'FILE');
    expect(local.map(([name]) => name)).toEqual([
      'demo/demo.tsx',
      '_shared/theme.css',
      '_shared/colors.css',
      'demo/rows.ts',
      'demo/one.tsx',
    ]);
    expect(asset.dependencies['demo/rows.ts']).toEqual({
      type: 'FILE',
      value: files['demo/rows.ts'],
    });
    expect(paths[0]).toBe(path.join(repository, 'content/demo/demo.tsx'));
  });

  test('names packages, React always, at their exact versions', () => {
    const { asset } = read(files);
    const packages = Object.entries(asset.dependencies).filter(([, item]) => item.type === 'NPM');
    expect(Object.fromEntries(packages.map(([name, item]) => [name, item.value]))).toEqual(
      versions,
    );
  });

  test('is a block about the table', () => {
    expect(read(files).asset).toMatchObject({
      type: 'BLOCK',
      id: 'demo',
      refAtomIds: ['rc-table'],
    });
  });
});

test.each([
  ["import './nowhere';", './nowhere'],
  ["\nimport x from 'left-pad';", 'left-pad'],
  ["import x from '@scope/other/deep';", '@scope/other/deep'],
  ["import x from '../_shared';", '../_shared'],
])('an import that leads nowhere is a problem: %s', (code, found) => {
  const { problems } = read({
    'demo/demo.tsx': `${code}\nexport default () => null;\n`,
    '_shared/a.ts': '',
  });
  expect(problems).toEqual([
    {
      file: 'content/demo/demo.tsx',
      line: code.startsWith('\n') ? 2 : 1,
      message: 'The import leads nowhere.',
      found,
      expected: expect.stringContaining('package.json'),
    },
  ]);
});

test('problems of an imported file name that file', () => {
  const { problems } = read({
    'demo/demo.tsx': "import './rows';\nexport default () => null;\n",
    'demo/rows.ts': 'const a = ;\n',
  });
  expect(problems).toMatchObject([{ file: 'content/demo/rows.ts', line: 1 }]);
});

test('a demo that exports nothing shows nothing', () => {
  expect(read({ 'demo/demo.tsx': 'export const A = 1;\n' }).problems).toMatchObject([
    { file: 'content/demo/demo.tsx', line: 1, found: 'no default export' },
  ]);
});

test('line breaks are those of the site, whatever a checkout has made of them', () => {
  const { asset } = read({ 'demo/demo.tsx': 'const a = 1;\r\nexport default () => a;\r\n' });
  expect(Object.values(asset.dependencies)).toContainEqual({
    type: 'FILE',
    value: 'const a = 1;\nexport default () => a;\n',
  });
});

describe('the versions of packages', () => {
  const packageVersion = createPackageVersion(path.resolve(import.meta.dirname, '../..'));

  test.each([
    ['react', '16.14.0'],
    ['react-dom', '16.14.0'],
    ['rc-table', '7.31.1'],
  ])('%s is pinned at %s', (name, version) => {
    expect(packageVersion(name)).toBe(version);
  });

  test.each(['left-pad', 'constructor', '__proto__', 'vite'])(
    '%s is none of the demos’',
    (name) => {
      expect(packageVersion(name)).toBeUndefined();
    },
  );
});
