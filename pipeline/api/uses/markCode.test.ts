import { describe, expect, it } from 'vitest';
import { markCode } from './markCode.ts';
import type { PropUse } from './PropUse.ts';

const use = (start: number, end: number, prop = 'data'): PropUse => ({
  entity: 'Table',
  prop,
  file: 'a.tsx',
  line: 1,
  start,
  end,
});
const link = (name: string, rest = '') =>
  `<a class="code-prop" href="/api#table-data" data-prop="table-data"${rest}>${name}</a>`;

describe('markCode', () => {
  it('makes a name a link, whatever markup and entities stand before it', () => {
    expect(markCode('<span class="x">&lt;T</span> data', [use(3, 7)])).toBe(
      `<span class="x">&lt;T</span> ${link('data')}`,
    );
  });

  it('stays inside the markup of the name', () => {
    expect(markCode('<i>data</i>=', [use(0, 4)])).toBe(`<i>${link('data')}</i>=`);
  });

  it('lets the keyboard stop once at the same prop', () => {
    expect(markCode('data data', [use(5, 9), use(0, 4)])).toBe(
      `${link('data')} ${link('data', ' tabindex="-1"')}`,
    );
  });

  it('leaves a name alone that markup cuts in two', () => {
    expect(markCode('da<i>ta</i> data', [use(0, 4), use(5, 9)])).toBe(
      `da<i>ta</i> ${link('data')}`,
    );
  });
});
