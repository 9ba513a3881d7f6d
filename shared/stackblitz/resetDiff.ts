import type { FileDiff } from './fileDiff.ts';

type Files = Readonly<Record<string, string>>;

/** What the package manager writes into a project is nobody's edit. */
const isGenerated = (path: string) => /^(?:node_modules\/|package-lock\.json$)/.test(path);

/** The diff that takes an edited project back to `original`. */
export function resetDiff(original: Files, edited: Files): FileDiff {
  return {
    create: Object.fromEntries(
      Object.entries(original).filter(([path, text]) => edited[path] !== text),
    ),
    destroy: Object.keys(edited).filter(
      (path) => !Object.hasOwn(original, path) && !isGenerated(path),
    ),
  };
}
