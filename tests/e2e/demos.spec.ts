import { existsSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../scripts/project.ts';
import { builtSite } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** The demo pages that the specification names, and the six that readers asked for. */
const demoPages = [
  'simple',
  'nested',
  'aria',
  'jsx',
  'key',
  'caption',
  'no-data',
  'animation',
  'dropdown',
  'ellipsis',
  'ellipsis-custom-tooltip',
  'hide-header',
  'scope-col',
  'scope-row',
  'scroll-x',
  'scroll-y',
  'scroll-xy',
  'sub-table',
  'class-name',
  'react-dnd',
  'expand-icon',
  'expanded-row-render',
  'children-indent',
  'colspan-rowspan',
  'colspan-rowspan-legacy',
  'column-resize',
  'fixed-columns',
  'fixed-columns-auto-height',
  'fixed-columns-and-header',
  'fixed-columns-and-header-rtl',
  'fixed-columns-resize',
  'grouping-columns',
  'sticky-header',
  'sticky-header-and-summary',
  'styled-components',
  'title-and-footer',
  'virtual-list',
  'virtual-list-grid',
  'row-and-cell-click',
  'hover-perf',
  'nested-table',
  'should-cell-update',
  'summary',
  'typed-columns',
  'sorting',
];

test('every demo page of the specification is there, in both languages', () => {
  const paths = new Set(builtSite.pages.map((page) => page.path));
  const wanted = demoPages.flatMap((name) => [`/demo/${name}`, `/demo/${name}-cn`]);
  expect(wanted.filter((page) => !paths.has(page))).toEqual([]);
});

test('a page is named after a demo of its own', () => {
  const nameless = builtSite.pages
    .filter(({ key }) => key.startsWith('/demo/'))
    .filter(({ key, demos }) => !demos.includes(key.slice('/demo/'.length)))
    .map(({ path: page }) => page);
  expect(nameless).toEqual([]);
});

test('every demo has tests of its own', () => {
  const untested = builtSite.demos.filter(({ id, file }) => {
    const folder = path.join(project.repository, path.dirname(file));
    return !existsSync(path.join(folder, `${id}.spec.ts`));
  });
  expect(untested).toEqual([]);
});
