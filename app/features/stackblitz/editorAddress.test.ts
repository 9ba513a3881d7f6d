import { expect, test } from 'vitest';
import type { EditorOptions } from '../../../shared/stackblitz/EditorOptions.ts';
import { editorAddress } from './editorAddress.ts';

test.each<[string, EditorOptions, string]>([
  ['nothing', {}, '?embed=1'],
  ['a theme and a view', { theme: 'dark', view: 'preview' }, '?embed=1&theme=dark&view=preview'],
  ['a file', { openFile: 'src/a b.tsx' }, '?embed=1&file=src%2Fa+b.tsx'],
  ['files', { openFile: ['a', 'b'] }, '?embed=1&file=a&file=b'],
  ['flags', { clickToLoad: true, hideDevTools: true }, '?embed=1&ctl=1&hidedevtools=1'],
  [
    'heights',
    { devToolsHeight: 33.4, terminalHeight: 0 },
    '?embed=1&devtoolsheight=33&terminalHeight=0',
  ],
])('%s', (_, options, query) => {
  expect(editorAddress(options)).toBe(`https://stackblitz.com/run${query}`);
});
