import { describe, expect, it } from 'vitest';
import { firstSentence } from './firstSentence.ts';

describe('firstSentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['No full stop', 'No full stop'],
    // Full stops inside code, numbers and names end nothing.
    ['Use `a. b` in 7.31.1. Then more.', 'Use `a. b` in 7.31.1.'],
    ['Calls `Table.Summary`: it works! Really.', 'Calls `Table.Summary`: it works!'],
    ['第一句。第二句。', '第一句。'],
    ['设为 `a。b` 时生效。其余不变。', '设为 `a。b` 时生效。'],
  ])('%s → %s', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
