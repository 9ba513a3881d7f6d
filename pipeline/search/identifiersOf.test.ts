import { describe, expect, test } from 'vitest';
import { identifiersOf } from './identifiersOf.ts';

describe('the telling names of a demo', () => {
  const cases: readonly [what: string, path: string, code: string, expected: string[]][] = [
    [
      'props and functions',
      'demo/a/a.tsx',
      '<Table onHeaderRow={() => rowProps} />',
      ['Table', 'onHeaderRow', 'rowProps'],
    ],
    ['each once', 'demo/a/a.tsx', 'useState(); useState();', ['useState']],
    [
      'no words of the language, no short ones',
      'demo/a/a.tsx',
      'const is = typeof x === null;',
      [],
    ],
    [
      'nothing of comments and texts',
      'demo/a/a.tsx',
      "// hidden\n/* away */ label('Some words')",
      [],
    ],
    [
      'an address is no comment',
      'demo/a/a.tsx',
      "open('https://a.b'); onward()",
      ['open', 'onward'],
    ],
    [
      'class names in texts, but no module',
      'demo/a/a.tsx',
      "import '../_shared/table-theme.css'; css('own-class__part plain')",
      ['css', 'own-class__part'],
    ],
    [
      'class names of style sheets',
      'demo/a/a.css',
      '.own-class:hover .rc-table-cell { color: red.blue }',
      ['own-class', 'rc-table-cell'],
    ],
    ['nothing of what demos share', 'demo/_shared/useWidth.ts', 'useWidth()', []],
  ];
  test.each(cases)('%s', (_, path, code, expected) => {
    expect(identifiersOf([{ path, code }])).toEqual(expected);
  });
});
