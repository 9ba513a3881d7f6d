import { expect, test } from 'vitest';
import { parseEditorOptions } from './parseEditorOptions.ts';

test.each([
  // Themes and views are words of a list.
  [{ theme: 'light' }, { theme: 'light' }],
  [{ theme: 'dark' }, { theme: 'dark' }],
  [{ theme: 'auto' }, {}],
  [{ view: 'preview' }, { view: 'preview' }],
  [{ view: 'editor' }, { view: 'editor' }],
  [{ view: 'default' }, {}],
  // Heights are numbers from 0 to 100.
  [{ devToolsHeight: 0 }, { devToolsHeight: 0 }],
  [{ terminalHeight: 100 }, { terminalHeight: 100 }],
  [{ terminalHeight: 101 }, {}],
  [{ terminalHeight: -1 }, {}],
  [{ terminalHeight: Number.NaN }, {}],
  [{ terminalHeight: '50' }, {}],
  // Flags are exactly true.
  [{ hideNavigation: true }, { hideNavigation: true }],
  [{ hideNavigation: 'true' }, {}],
  [{ hideNavigation: 1 }, {}],
  [{ hideNavigation: false }, {}],
  // Files are paths.
  [{ openFile: 'src/index.tsx' }, { openFile: 'src/index.tsx' }],
  [{ openFile: ['a.ts', 'b.ts'] }, { openFile: ['a.ts', 'b.ts'] }],
  [{ openFile: ' ' }, {}],
  [{ openFile: ['a.ts', 2] }, {}],
  // What is no option is left out.
  [{ allow: 'camera *', constructor: true, __proto__: { theme: 'dark' } }, {}],
  [null, {}],
  ['dark', {}],
])('%j gives %j', (input, expected) => {
  expect(parseEditorOptions(input)).toEqual(expected);
});
