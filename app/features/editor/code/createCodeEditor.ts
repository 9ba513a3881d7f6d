import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import { javascriptLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  type Language,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { CreateCodeEditor } from './CodeEditor.ts';
import { codeStyle } from './codeStyle.ts';
import { codeTheme } from './codeTheme.ts';
import { markedLine, setMarkedLine } from './markedLine.ts';

const languages: Readonly<Record<string, Language>> = {
  css: cssLanguage,
  js: javascriptLanguage,
  json: javascriptLanguage,
  ts: typescriptLanguage,
  tsx: tsxLanguage,
};

/**
 * An editor with line numbers, colours, history and indentation. Tab leaves it, as it leaves every other field;
 * Ctrl or Cmd with `[` and `]` indents.
 */
export const createCodeEditor: CreateCodeEditor = ({ parent, text, language, label, onChange }) => {
  const known = languages[language];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        markedLine,
        codeTheme,
        syntaxHighlighting(codeStyle),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-label': label,
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          // An editable element has the focus anyway; not every tool knows.
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        ...(known === undefined ? [] : [known]),
      ],
    }),
  });
  const clamp = (line: number) => Math.min(Math.max(line, 1), view.state.doc.lines);

  return {
    setText(next) {
      const { doc } = view.state;
      if (doc.toString() === next) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: next } });
    },
    setMark(line) {
      view.dispatch({ effects: setMarkedLine.of(line === undefined ? undefined : clamp(line)) });
    },
    focusLine(line) {
      const { from } = view.state.doc.line(clamp(line));
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
};
