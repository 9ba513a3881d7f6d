import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { project } from '../../scripts/project.ts';
import { apiAnchor } from '../../shared/api/apiAnchor.ts';
import { createSite, type Site } from '../site/createSite.ts';
import { undemonstrated } from './uses/undemonstrated.ts';

/** The members that an interface itself declares, read from the text of the declarations. */
function membersOf(file: string, name: string): string[] {
  const text = readFileSync(
    path.join(project.repository, 'node_modules/rc-table/lib', file),
    'utf8',
  ).replace(/\/\*[\s\S]*?\*\//g, '');
  const body = new RegExp(`interface ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, member = '']) => member);
}

const shared = membersOf('interface.d.ts', 'ColumnSharedType');
const expected: Readonly<Record<string, readonly string[]>> = {
  Table: [
    ...membersOf('Table.d.ts', 'TableProps'),
    ...membersOf('interface.d.ts', 'LegacyExpandableProps'),
    'data-*',
    'aria-*',
  ],
  ColumnType: [...membersOf('interface.d.ts', 'ColumnType'), ...shared],
  ColumnGroupType: [...membersOf('interface.d.ts', 'ColumnGroupType'), ...shared],
  ExpandableConfig: membersOf('interface.d.ts', 'ExpandableConfig'),
  ExpandIconProps: membersOf('interface.d.ts', 'RenderExpandIconProps'),
  TableSticky: membersOf('interface.d.ts', 'TableSticky'),
  Summary: membersOf('Footer/Summary.d.ts', 'SummaryProps'),
  SummaryRow: membersOf('Footer/Row.d.ts', 'FooterRowProps'),
  SummaryCell: membersOf('Footer/Cell.d.ts', 'SummaryCellProps'),
  Column: membersOf('sugar/Column.d.ts', 'ColumnProps'),
  ColumnGroup: membersOf('sugar/ColumnGroup.d.ts', 'ColumnGroupProps'),
  // Types without a name, whose members stand in the text of others.
  TableScroll: ['x', 'y'],
  EllipsisConfig: ['showTitle'],
  TableComponents: [
    'table',
    ...['wrapper', 'row', 'cell'].flatMap((part) => [`header.${part}`, `body.${part}`]),
    'body',
  ],
};

let site: Site;
beforeAll(async () => {
  site = await createSite({ ...project, mode: 'production', hasFile: () => true });
}, 120_000);

/** The rows of a table of the reference page, by the anchors that stand in its HTML. */
function rowsOf(pagePath: string, id: string): string[] {
  const head = site.findPage(pagePath);
  if (head === undefined) throw new Error(pagePath);
  const html = site
    .compile(head)
    .segments.map((segment) => (segment.type === 'html' ? segment.html : ''))
    .join('');
  const table = new RegExp(`<table class="api" id="${apiAnchor(id)}">[\\s\\S]*?</table>`).exec(
    html,
  );
  return [...(table?.[0] ?? '').matchAll(/<tr id="([^"]+)"/g)].map(([, anchor = '']) => anchor);
}

it('is not there with the parser off: pages say so, and no link leads to it', async () => {
  const without = await createSite({
    ...project,
    mode: 'production',
    apiParser: false,
    hasFile: () => true,
  });
  expect(await without.check()).toEqual([]);
  const head = without.findPage('/api');
  const html = head && JSON.stringify(without.compile(head).segments);
  expect(html).toContain('apiParser must be enabled to use auto-generated API');
  expect(html).not.toContain('<table');
}, 120_000);

describe('the API reference', () => {
  it('fits types and descriptions', () => {
    expect(site.api.problems()).toEqual([]);
  });

  describe.each(['/api', '/api-cn'])('%s', (pagePath) => {
    it.each(Object.entries(expected))('has every prop of %s and no other', (id, names) => {
      expect(names).not.toEqual([]);
      const anchors = [...new Set(names)].map((name) => apiAnchor(id, name));
      expect(rowsOf(pagePath, id).sort()).toEqual(anchors.sort());
    });
  });

  it('says since when there is each prop', () => {
    const definitions = site.api.definitions();
    if (definitions.kind !== 'ready') throw new Error(definitions.kind);
    for (const { id, props } of definitions.reference.values())
      for (const { name, since } of props)
        expect(since, `${id}.${name}`).toMatch(/^(?:<6|\d+\.\d+(?:\.\d+)?)$/);
  });

  it('shows every public prop in a demo, or says why not', () => {
    const definitions = site.api.definitions();
    if (definitions.kind !== 'ready') throw new Error(definitions.kind);
    const props = undemonstrated(definitions.reference, site.uses.demosOf);
    expect(props.filter(({ reason }) => reason === undefined)).toEqual([]);
    // Aim for none. What is here cannot honestly be shown.
    expect(props.map((prop) => prop.path)).toEqual([
      'column.rowSpan',
      'columnGroup.fixed',
      'columnGroup.rowScope',
      'Table.Column.children',
      'INTERNAL_COL_DEFINE',
    ]);
    const shown = [...definitions.reference.values()].flatMap(({ id, props: all }) =>
      all.filter(
        ({ name, noDemo }) => noDemo !== undefined && site.uses.demosOf(id, name).length > 0,
      ),
    );
    expect(shown, 'props with a demo and a reason for having none').toEqual([]);
  });
});
