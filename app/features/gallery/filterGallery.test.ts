import { describe, expect, it } from 'vitest';
import { filterGallery } from './filterGallery.ts';

const groups = [
  {
    id: 'basics',
    title: 'Basics',
    items: [
      { title: 'Basic table', description: 'Columns and data.', path: '/demo/simple' },
      { title: 'Row keys', description: 'Why `rowKey` matters.', path: '/demo/key' },
    ],
  },
  {
    id: 'rows',
    title: '行与展开',
    items: [{ title: '树形数据', description: '缩进的子行。', path: '/demo/children-indent-cn' }],
  },
];

describe('filterGallery', () => {
  it.each([
    // No text, no filter.
    ['', ['/demo/simple', '/demo/key', '/demo/children-indent-cn']],
    ['   ', ['/demo/simple', '/demo/key', '/demo/children-indent-cn']],
    // Title, description, address and group, whatever the case.
    ['ROW', ['/demo/key']],
    ['rowkey', ['/demo/key']],
    ['simple', ['/demo/simple']],
    ['basics', ['/demo/simple', '/demo/key']],
    ['树形', ['/demo/children-indent-cn']],
    // Every word has to occur; characters with a meaning in patterns have none here.
    ['basic keys', ['/demo/key']],
    ['basic nothing', []],
    ['.*', []],
  ])('%j finds %j', (text, paths) => {
    const found = filterGallery(groups, text);
    expect(found.flatMap((group) => group.items.map((item) => item.path))).toEqual(paths);
    expect(found.every((group) => group.items.length > 0)).toBe(true);
  });
});
