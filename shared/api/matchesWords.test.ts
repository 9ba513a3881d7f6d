import { describe, expect, it } from 'vitest';
import { matchesWords } from './matchesWords.ts';

describe('matchesWords', () => {
  it.each([
    ['expandable.expandIcon Renders the icon', 'ICON expand', true],
    ['expandable.expandIcon Renders the icon', 'icon width', false],
    ['自定义展开图标', '展开 图标', true],
    ['anything', '', true],
    // What is typed is text, not a pattern.
    ['header.cell', 'header*cell', false],
  ])('%s has %s: %s', (text, typed, isMatch) => {
    expect(matchesWords(text, typed)).toBe(isMatch);
  });
});
