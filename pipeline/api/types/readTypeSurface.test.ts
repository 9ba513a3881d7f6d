import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTypeSurface } from './readTypeSurface.ts';
import type { TypedProp, TypeText } from './TypeSurface.ts';

const options = "import('./lib/options')";
const surface = readTypeSurface({
  packageFolder: path.join(import.meta.dirname, 'fixtures/hard-types'),
  entities: {
    Options: { kind: 'props', type: `${options}.Options<Row>`, typeName: 'Options' },
    Detail: { kind: 'props', type: `${options}.Detail`, typeName: 'Detail' },
    Partly: { kind: 'props', type: `${options}.Partly<Row>`, attributes: ['data-*'] },
    Flat: { kind: 'props', type: `Pick<${options}.Options<Row>, 'nested'>`, isFlat: true },
    Shared: { kind: 'props', type: `${options}.Shared<Row>`, inherits: 'Options' },
    Gone: { kind: 'props', type: `${options}.NotThere` },
    Exports: { kind: 'exports', module: './lib/index' },
    Types: { kind: 'exports', module: './lib/options', names: ['Choice', 'Field', 'Loop'] },
  },
});

/** References stand in brackets. */
const shown = (type: TypeText) =>
  type.map(({ text, ref }) => (ref === undefined ? text : `[${text}→${ref}]`)).join('');
const row = ({ name, type, fullType, required, deprecated, isInternal }: TypedProp) =>
  [
    `${name}${required ? '' : '?'}: ${shown(type)}`,
    ...(shown(fullType) === shown(type) ? [] : [`= ${shown(fullType)}`]),
    ...(deprecated === undefined ? [] : [`deprecated: ${deprecated}`]),
    ...(isInternal ? ['internal'] : []),
  ].join(' | ');
const rows = (id: string) => surface.entities[id]?.map(row);

describe('readTypeSurface', () => {
  it('reads the version', () => {
    expect(surface.version).toBe('1.2.3');
  });

  it('prints hard types as a reader would write them', () => {
    expect(rows('Options')).toEqual([
      'list: readonly Row[]',
      'flags?: Flags<Row> | = { [Key in keyof T]?: boolean; }',
      "kind?: Field<string> | = 'text'",
      'key: keyof Row',
      'pair?: [Row, number?]',
      'nested?: { deep?: { value?: string; call?: (item: Row) => void } | ((all: Row[]) => string) }',
      'details?: [Detail→Detail][] | [Detail→Detail]',
      'loop?: Loop<Row> | = { value: Row; next?: Loop<Row> }',
      'either?: string | (() => string)',
      expect.stringMatching(/^tag\?: `data-\$\{string\}`$/),
      'method?: (item: Row, done?: () => void) => void',
      'nothing?: null',
      'first?: Many<Row>[number] | = Row | [Detail→Detail]',
      'secret?: symbol | internal',
      'items?: Row[] | deprecated: Use `list` instead',
      "choice?: Choice | = 'one' | 'two' | boolean",
      'render?: Render<Row> | = (value: Row, index?: number, ...rest: string[]) => Row | null',
    ]);
  });

  it('sees through mapped types and adds attributes', () => {
    expect(rows('Partly')).toEqual(['list?: readonly Row[]', 'key?: keyof Row', 'data-*?: string']);
  });

  it('shows anonymous objects as paths, and what else a value may be', () => {
    expect(rows('Flat')).toEqual([
      'nested.deep.value?: string',
      'nested.deep.call?: (item: Row) => void',
      'nested.deep?: (all: Row[]) => string',
    ]);
  });

  it('does not repeat what is inherited', () => {
    expect(rows('Shared')).toEqual([]);
  });

  it('has no props for what the types lack', () => {
    expect(rows('Gone')).toEqual([]);
  });

  it('lists values that are exported, under their outer names', () => {
    expect(rows('Exports')).toEqual([
      'make?: (options?: [Options→Options]<T>) => Settings | = (options?: [Options→Options]<T>) => { name: string }',
      'LIMIT?: 10',
    ]);
  });

  it('writes out the types that are asked for', () => {
    expect(rows('Types')).toEqual([
      "Choice?: 'one' | 'two' | boolean",
      "Field?: T extends string ? 'text' : T extends number ? 'figure' : never",
      'Loop?: { value: Row; next?: Loop<Row> } | = { value: Row; next?: { value: Row; next?: Loop<Row> } }',
    ]);
  });
});
