import { describe, expect, test } from 'vitest';
import { classNamesOf, createStylePicker } from './createStylePicker.ts';

const pick = (css: string, ...classNames: string[]) =>
  createStylePicker(css)(new Set(classNames)).replace(/;(?=\})/g, '');

test('rules without a class, and those whose classes are all there, in their order', () => {
  const css = 'p{color:red}.a{color:red}.b{color:red}.a .b{color:red}.c.a{color:red}';
  expect(pick(css, 'a', 'b')).toBe('p{color:red}.a{color:red}.b{color:red}.a .b{color:red}');
});

test('of a list of selectors those that can match', () => {
  expect(pick('.a:hover,.b>p,.c{color:red}', 'a', 'b')).toBe('.a:hover,.b>p{color:red}');
});

test('of alternatives one has to be there', () => {
  const css = ':is(.a,.b :where(.c,.d)) p{color:red}:root:has(.a){color:red}';
  expect(pick(css, 'a')).toBe(css);
  expect(pick(css, 'b', 'd')).toBe(':is(.a,.b :where(.c,.d)) p{color:red}');
  expect(pick(css, 'b')).toBe('');
});

test.each([
  ['an exception', 'p:not(.a:is(.b)){color:red}'],
  ['an attribute’s value', '[href=".a(b"]:is(p,[href=".c"]){color:red}'],
])('%s is no class that has to be there', (_, css) => {
  expect(pick(css)).toBe(css);
});

describe('groups', () => {
  test('keep what is picked of them, and go when that is nothing', () => {
    const css = '@layer x{.a{color:red}@media print{.b{color:red}}}@media print{.b{color:red}}';
    expect(pick(css, 'a')).toBe('@layer x{.a{color:red}}');
  });

  test('the order of layers stays', () => {
    expect(pick('@layer x,y;.a{color:red}')).toBe('@layer x,y;');
  });

  test('keyframes stay whole', () => {
    const css = '@keyframes turn{0%{scale:1}to{scale:2}}';
    expect(pick(css)).toBe(css);
  });
});

test('nested rules are picked within their own', () => {
  const css = '.a{color:red;& .b{color:red}& p{color:red}&:hover .c{color:red}}';
  expect(pick(css, 'a', 'c')).toBe('.a{color:red;& p{color:red}&:hover .c{color:red}}');
  expect(pick(css, 'c')).toBe('');
});

test('the classes of a document', () => {
  const html = '<p class="a b"><i data-class="c" class="d">class="e"</i></p>';
  expect([...classNamesOf(html)]).toEqual(expect.arrayContaining(['a', 'b', 'd']));
  expect(classNamesOf(html).has('c')).toBe(false);
});
