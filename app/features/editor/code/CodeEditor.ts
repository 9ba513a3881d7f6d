export interface CodeEditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** Extension of the file. */
  readonly language: string;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** An editor for one file. */
export interface CodeEditor {
  /** Replaces the whole text, as a step that can be undone. */
  readonly setText: (text: string) => void;
  /** Marks the line that something is wrong with, counted from 1. */
  readonly setMark: (line: number | undefined) => void;
  readonly focusLine: (line: number) => void;
  readonly destroy: () => void;
}

export type CreateCodeEditor = (options: CodeEditorOptions) => CodeEditor;
