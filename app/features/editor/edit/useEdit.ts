import { useEffect, useState } from 'react';
import type { DemoFiles } from '../compile/compileDemo.ts';
import { writeDraft } from './draftStore.ts';
import type { PreparedEdit } from './PreparedEdit.ts';

interface Edit {
  /** Texts of all files by path. */
  readonly files: DemoFiles;
  /** Those that differ from the original. */
  readonly changes: DemoFiles;
  /** Whether the code came by a link and has not been run yet. */
  readonly isPaused: boolean;
  readonly change: (path: string, text: string) => void;
  readonly reset: () => void;
  readonly unpause: () => void;
}

/** The files of a demo as the reader edits them, kept for as long as the tab lives. */
export function useEdit({ source, draftKey, ...initial }: PreparedEdit): Edit {
  const [changes, setChanges] = useState<DemoFiles>(initial.changes);
  const [isPaused, setIsPaused] = useState(initial.isPaused);
  const originals = Object.fromEntries(source.files.map(({ path, code }) => [path, code]));

  // Written at once, not on leaving: a tab may be closed without a word.
  useEffect(
    () => writeDraft(draftKey, { files: changes, isOpen: true, isPaused }),
    [draftKey, changes, isPaused],
  );

  return {
    files: { ...originals, ...changes },
    changes,
    isPaused,
    change(path, text) {
      setChanges((before) => {
        const { [path]: _before, ...others } = before;
        return text === originals[path] ? others : { ...others, [path]: text };
      });
    },
    reset: () => setChanges({}),
    unpause: () => setIsPaused(false),
  };
}
