import { describe, expect, test } from 'vitest';
import type { DemoAsset } from '../DemoAsset.ts';
import { createDemoProject } from './createDemoProject.ts';

const file = (value: string) => ({ type: 'FILE' as const, value });
const npm = (value: string) => ({ type: 'NPM' as const, value });

const asset = (dependencies: DemoAsset['dependencies']): DemoAsset => ({
  type: 'BLOCK',
  id: 'virtual-list',
  refAtomIds: ['rc-table'],
  dependencies: {
    'demo/virtual-list/virtual-list.tsx': file("import '../_shared/table-theme.css';\n"),
    'demo/_shared/table-theme.css': file('.rc-table {}\n'),
    'rc-table': npm('7.31.1'),
    react: npm('16.14.0'),
    'react-dom': npm('16.14.0'),
    ...dependencies,
  },
});

const project = (kind: 'vite' | 'create-react-app', dependencies: DemoAsset['dependencies'] = {}) =>
  createDemoProject({
    asset: asset(dependencies),
    kind,
    title: 'Rows <only> where you look',
    description: 'A hundred thousand rows.',
  });

describe.each(['vite', 'create-react-app'] as const)('a demo as a %s project', (kind) => {
  test('keeps its files, its folders and its TypeScript', () => {
    const { files, mainFile } = project(kind);
    expect(mainFile).toBe('src/demo/virtual-list/virtual-list.tsx');
    expect(files[mainFile]).toBe("import '../_shared/table-theme.css';\n");
    expect(files['src/demo/_shared/table-theme.css']).toBe('.rc-table {}\n');
    expect(files['src/index.tsx']).toContain(
      "import Demo from './demo/virtual-list/virtual-list';",
    );
    expect(files['tsconfig.json']).toContain('"strict": true');
  });

  test('pins every package exactly, in the manifest too', () => {
    const { files, dependencies, devDependencies } = project(kind);
    expect(dependencies).toEqual({
      'rc-table': '7.31.1',
      react: '16.14.0',
      'react-dom': '16.14.0',
    });
    for (const version of Object.values(devDependencies))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      dependencies,
      devDependencies,
    });
  });

  test('has a page in both colour modes, with the title as text', () => {
    const { files } = project(kind);
    const html = files['index.html'] ?? files['public/index.html'];
    expect(html).toContain('color-scheme: light dark;');
    expect(html).toContain('<title>Rows &lt;only> where you look</title>');
  });
});

test('both kinds have the same files below src', () => {
  const sources = (kind: 'vite' | 'create-react-app') =>
    Object.entries(project(kind).files).filter(([path]) => path.startsWith('src/'));
  expect(sources('create-react-app')).toEqual(sources('vite'));
});

test.each([
  [
    'vite',
    ['.gitignore', 'README.md', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  ],
  ['create-react-app', ['package.json', 'public/index.html', 'tsconfig.json']],
] as const)('around them a %s project has the files of its tool', (kind, expected) => {
  const around = Object.keys(project(kind).files).filter((path) => !path.startsWith('src/'));
  expect(around.sort()).toEqual([...expected].sort());
});

test.each([
  // React's version, what the entry calls, the types that go with it.
  ['16.14.0', 'ReactDOM.render(<Demo />', '16.14.70'],
  ['17.0.2', 'ReactDOM.render(<Demo />', '17.0.93'],
  ['18.3.1', 'createRoot(container).render(<Demo />)', '18.3.31'],
  ['19.3.1', 'createRoot(container).render(<Demo />)', '19.3.0'],
])('React %s is started with %s', (version, call, types) => {
  const { files, devDependencies } = project('vite', {
    react: npm(version),
    'react-dom': npm(version),
  });
  expect(files['src/index.tsx']).toContain(call);
  expect(devDependencies['@types/react']).toBe(types);
});

test.each([
  ['react-window', '1.8.11', { '@types/react-window': '1.8.8' }],
  ['react-resizable', '3.2.0', { '@types/react-resizable': '3.0.8' }],
])('%s brings its types along', (name, version, types) => {
  const { dependencies, devDependencies } = project('vite', { [name]: npm(version) });
  expect(dependencies[name]).toBe(version);
  expect(devDependencies).toMatchObject(types);
});

test('an asset without a file or without React is refused', () => {
  const options = { kind: 'vite', title: '', description: '' } as const;
  const empty = { type: 'BLOCK', id: 'x', refAtomIds: [] } as const;
  expect(() => createDemoProject({ ...options, asset: { ...empty, dependencies: {} } })).toThrow(
    'The demo x has no file.',
  );
  expect(() =>
    createDemoProject({ ...options, asset: { ...empty, dependencies: { 'x.tsx': file('') } } }),
  ).toThrow('The demo x has no React.');
});
