import path from 'node:path';
import { expect, test } from 'vitest';
import { createDemoProject } from '../../shared/demo/project/createDemoProject.ts';
import { createPackageVersion } from './packageVersions.ts';
import { readDemo } from './readDemo.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const contentFolder = path.join(repository, 'content');
const packageVersion = createPackageVersion(repository);

const always = { 'rc-table': '7.31.1', react: '16.14.0', 'react-dom': '16.14.0' };

test.each([
  // The demo, its files below src without the entry, the packages it has beyond those of every demo.
  ['demo/simple/simple', ['demo/simple/simple.tsx', 'demo/_shared/table-theme.css'], {}],
  [
    'demo/jsx/jsx-array',
    [
      'demo/jsx/jsx-array.tsx',
      'demo/jsx/departures.ts',
      'demo/_shared/table-theme.css',
      'demo/_shared/demo.css',
      'demo/jsx/jsx.css',
    ],
    {},
  ],
  [
    'demo/column-resize/column-resize',
    [
      'demo/column-resize/column-resize.tsx',
      'demo/_shared/table-theme.css',
      'demo/_shared/demo.css',
      'demo/column-resize/column-resize.css',
      'demo/column-resize/ResizableHeaderCell.tsx',
    ],
    { 'react-resizable': '3.2.0' },
  ],
  // A file of another demo's folder, and a style sheet of that file's own.
  [
    'demo/virtual-list-grid/virtual-list-grid',
    [
      'demo/virtual-list-grid/virtual-list-grid.tsx',
      'demo/_shared/table-theme.css',
      'demo/_shared/demo.css',
      'demo/_shared/useElementWidth.ts',
      'demo/virtual-list/ScrollMeter.tsx',
      'demo/virtual-list/ScrollMeter.css',
      'demo/virtual-list-grid/virtual-list-grid.css',
    ],
    { 'react-window': '1.8.11' },
  ],
])('%s becomes its files and its packages', (name, files, packages) => {
  const file = path.join(contentFolder, `${name}.tsx`);
  const { asset, problems } = readDemo({ file, repository, contentFolder, packageVersion });
  expect(problems).toEqual([]);
  const project = createDemoProject({ asset, kind: 'vite', title: '', description: '' });
  const sources = Object.keys(project.files).filter((key) => key.startsWith('src/'));
  expect(sources.sort()).toEqual([...files, 'index.tsx'].map((key) => `src/${key}`).sort());
  expect(project.dependencies).toEqual({ ...always, ...packages });
  expect(project.mainFile).toBe(`src/${name}.tsx`);
});
