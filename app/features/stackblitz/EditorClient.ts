import type { EditorTheme } from '../../../shared/stackblitz/EditorOptions.ts';

/** What can be asked of an embedded editor. Every request rejects with an `Error` if the editor refuses it. */
export interface EditorClient {
  /** Opens one file, or several side by side. */
  readonly openFile: (path: string | readonly string[]) => Promise<void>;
  /** Selects a file that is open. */
  readonly setCurrentFile: (path: string) => Promise<void>;
  readonly setTheme: (theme: EditorTheme) => Promise<void>;
  /** `default` shows editor and preview. */
  readonly setView: (view: 'default' | 'editor' | 'preview') => Promise<void>;
  readonly showSidebar: (isVisible: boolean) => Promise<void>;
  /** Address of the preview, or `undefined` as long as nothing is served. */
  readonly getPreviewUrl: () => Promise<string | undefined>;
  /** Shows another path in the preview; it has to begin with a slash. */
  readonly setPreviewPath: (path: string) => Promise<void>;
  /** Writes and removes files; the diff is checked as unknown input. */
  readonly applyDiff: (diff: unknown) => Promise<void>;
  /** Versions by package. */
  readonly getDependencies: () => Promise<Readonly<Record<string, string>>>;
  /** Texts by path, as they are now. */
  readonly getFiles: () => Promise<Readonly<Record<string, string>>>;
}
