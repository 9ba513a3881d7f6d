import { describe, expect, it } from 'vitest';
import { markLine } from './markLine.ts';

const mark = (text: string) => `<mark class="code-line">${text}</mark>`;

describe('markLine', () => {
  it.each([
    ['the first', 1, `${mark('<i>a</i>\n')}b\n\nc`],
    ['one between', 2, `<i>a</i>\n${mark('b\n')}\nc`],
    ['an empty one', 3, `<i>a</i>\nb\n${mark('\n')}c`],
    ['the last', 4, `<i>a</i>\nb\n\n${mark('c')}`],
  ])('marks %s line', (_, line, expected) => {
    expect(markLine('<i>a</i>\nb\n\nc', line)).toBe(expected);
  });

  it.each([0, -1, 5, 99_999])('marks nothing for line %i, which is not there', (line) => {
    expect(markLine('<i>a</i>\nb\n\nc', line)).toBe('<i>a</i>\nb\n\nc');
  });
});
