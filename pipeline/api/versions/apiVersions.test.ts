import { describe, expect, it } from 'vitest';
import { compareVersions, parseApiVersions } from './apiVersions.ts';

describe('compareVersions', () => {
  it('orders versions by number, not by letter', () => {
    const versions = ['7.31.1', '7.9.0', '7.31.0', '7.10.2', '8.0.0', '7.10.0'];
    expect(versions.sort(compareVersions)).toEqual([
      '7.9.0',
      '7.10.0',
      '7.10.2',
      '7.31.0',
      '7.31.1',
      '8.0.0',
    ]);
  });
});

describe('parseApiVersions', () => {
  it('names what is wrong', () => {
    expect(() => parseApiVersions('{"documented":"7.31.1"}')).toThrow(/oldest/);
  });
});
