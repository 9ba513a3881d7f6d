import { expect, test } from 'vitest';
import type { Stack } from '../../../../shared/editor/StackList.ts';
import { editedAsset } from './editedAsset.ts';

const stack: Stack = {
  id: 'react-16',
  versions: { react: '16.14.0', 'react-dom': '16.14.0', 'rc-table': '7.31.1', 'rc-menu': '9.16.1' },
  modules: {},
  styles: {},
};

test('edited files and newly imported packages are what goes elsewhere', () => {
  const asset = {
    type: 'BLOCK' as const,
    id: 'a',
    refAtomIds: ['rc-table'],
    dependencies: {
      'demo/a/a.tsx': { type: 'FILE' as const, value: 'old' },
      'demo/a/a.css': { type: 'FILE' as const, value: '.a {}' },
      react: { type: 'NPM' as const, value: '16.14.0' },
    },
  };
  const code = `import Menu from 'rc-menu';\nimport type { X } from 'rc-table/lib/interface';\nimport Table from 'rc-table';`;
  const files = { 'demo/a/a.tsx': code, 'demo/a/a.css': '.a {}' };
  expect(editedAsset({ asset, files, stack }).dependencies).toEqual({
    'demo/a/a.tsx': { type: 'FILE', value: code },
    'demo/a/a.css': { type: 'FILE', value: '.a {}' },
    react: { type: 'NPM', value: '16.14.0' },
    'rc-menu': { type: 'NPM', value: '9.16.1' },
    'rc-table': { type: 'NPM', value: '7.31.1' },
  });
});
