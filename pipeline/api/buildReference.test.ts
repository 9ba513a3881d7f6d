import { describe, expect, it } from 'vitest';
import type { ApiEntity, ApiProp } from '../content/apiSchema.ts';
import { buildReference } from './buildReference.ts';
import type { TypedProp } from './types/TypeSurface.ts';

const text = { 'en-US': 'Text.', 'zh-CN': '文字。' };
const prop = (more: Partial<ApiProp> = {}): ApiProp => ({ description: text, ...more });
const typed = (name: string, more: Partial<TypedProp> = {}): TypedProp => ({
  name,
  type: [{ text: 'string' }],
  fullType: [{ text: 'string' }],
  required: false,
  ...more,
});

interface Case {
  readonly props: ApiEntity['props'];
  readonly types: readonly TypedProp[];
  readonly later?: ApiEntity['later'];
  readonly id?: string;
}

function build({ props, types, later = {}, id = 'Table' }: Case) {
  return buildReference({
    definitions: { Table: { kind: 'props', type: 'x' } },
    surface: { version: '7.31.1', entities: { Table: types } },
    versions: {
      documented: '7.31.1',
      oldest: '7.0.0',
      newest: '7.55.1',
      count: 2,
      since: { Table: { data: '7.0.0', sticky: '7.9.0' } },
      later: { Table: [{ name: 'onScroll', since: '7.43.1', type: 'Handler' }] },
    },
    descriptions: [
      {
        entity: { id, title: text, summary: text, props, later: { onScroll: text, ...later } },
        file: 'content/_api/Table.yaml',
        text: 'id: Table\nprops:\n  data:\n  gone:\n',
      },
    ],
    folder: 'content/_api',
  });
}

describe('buildReference', () => {
  it('takes types from the types, versions from the published packages, words from the descriptions', () => {
    const { reference, problems } = build({
      props: { data: prop({ since: '<6', default: '[]' }), sticky: prop() },
      types: [typed('sticky'), typed('data', { required: true })],
    });
    expect(problems).toEqual([]);
    expect(reference.get('Table')?.props).toMatchObject([
      { name: 'data', anchor: 'table-data', since: '<6', default: '[]', required: true },
      { name: 'sticky', anchor: 'table-sticky', since: '7.9.0', required: false },
    ]);
    expect(reference.get('Table')?.later).toMatchObject([{ name: 'onScroll', since: '7.43.1' }]);
  });

  it.each<[string, Case, object]>([
    [
      'a prop of the types without a description',
      { props: {}, types: [typed('data')] },
      { message: 'A prop of the types has no description.', found: 'nothing about data' },
    ],
    [
      'a description without a prop',
      { props: { gone: prop() }, types: [] },
      { message: 'A description is of no prop that the types have.', found: 'gone', line: 4 },
    ],
    [
      'a mark of the types without a word on what to use instead',
      { props: { data: prop() }, types: [typed('data', { deprecated: '' })] },
      { found: 'data without "deprecated"', line: 3 },
    ],
    [
      'a deprecation that the types do not know',
      { props: { data: prop({ deprecated: text }) }, types: [typed('data')] },
      { found: 'data with "deprecated"' },
    ],
    [
      'a later prop that no version has',
      { props: {}, types: [], later: { never: text } },
      { message: 'A description is of no prop that later versions have.', found: 'never' },
    ],
  ])('reports %s', (_, options, problem) => {
    expect(build(options).problems).toMatchObject([problem]);
  });

  it('reports descriptions of nothing, and what they should have been of', () => {
    expect(build({ props: {}, types: [], id: 'Tabel' }).problems).toMatchObject([
      { file: 'content/_api/Table.yaml', found: 'id: Tabel' },
      { file: 'content/_api/Table.yaml', message: 'The descriptions of an entity are missing.' },
    ]);
  });
});
