import { describe, expect, it } from 'vitest';
import { nearestPages } from './nearestPages.ts';

const pages = [
  { title: 'Demos', path: '/demo' },
  { title: 'Basic table', path: '/demo/simple' },
  { title: 'Fixed columns', path: '/demo/fixed-columns' },
  { title: 'Fixed columns and header', path: '/demo/fixed-columns-and-header' },
  { title: '树形数据', path: '/demo/children-indent-cn' },
];

describe('nearestPages', () => {
  it.each([
    // A slip, another place, another case, words of the title.
    ['/demo/simpel', '/demo/simple'],
    ['/simple', '/demo/simple'],
    ['/demo/Fixed_Columns', '/demo/fixed-columns'],
    ['/basic-table', '/demo/simple'],
    ['/components/table/demo/fixedcolumns', '/demo/fixed-columns'],
    // Chinese, encoded as browsers do.
    [`/demo/${encodeURIComponent('树形数据')}`, '/demo/children-indent-cn'],
  ])('for %s begins with %s', (path, first) => {
    expect(nearestPages({ path, pages, count: 3 })[0]?.path).toBe(first);
  });

  it.each(['/', '/xyzzy', '/%', '/demo/.*'])('for %s is empty', (path) => {
    expect(nearestPages({ path, pages, count: 3 })).toEqual([]);
  });

  it('answers no more than it is asked for', () => {
    expect(nearestPages({ path: '/fixed-columns', pages, count: 1 })).toHaveLength(1);
  });
});
