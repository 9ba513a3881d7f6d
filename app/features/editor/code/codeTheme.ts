import { EditorView } from '@codemirror/view';

/** The site's colours, in both modes. A theme, because the editor's own styles win over the site's layers. */
export const codeTheme = EditorView.theme({
  '&': { maxHeight: '480px', color: 'var(--text)', backgroundColor: 'var(--surface-inset)' },
  // The box around it shows the focus, above everything in here.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', font: 'inherit' },
  '.cm-content': { paddingBlock: '14px', caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    color: 'var(--code-comment)',
    backgroundColor: 'var(--surface-inset)',
    borderRight: '1px solid var(--border)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--red-surface)' },
});
