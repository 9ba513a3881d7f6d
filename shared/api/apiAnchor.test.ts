import { describe, expect, it } from 'vitest';
import { apiAnchor } from './apiAnchor.ts';

describe('apiAnchor', () => {
  it.each([
    ['Table', 'rowKey', 'table-rowkey'],
    ['ExpandableConfig', 'expandIcon', 'expandable-expandicon'],
    ['TableComponents', 'header.cell', 'components-header-cell'],
    ['Table', 'data-*', 'table-data-'],
    ['Exports', 'EXPAND_COLUMN', 'exports-expand-column'],
    ['TableSticky', undefined, 'sticky-api'],
  ])('%s.%s is #%s', (entity, prop, anchor) => {
    expect(apiAnchor(entity, prop)).toBe(anchor);
  });
});
