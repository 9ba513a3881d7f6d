/** Changes to an editor's files, applied together. */
export interface FileDiff {
  /** Texts by path, of files that are written. */
  readonly create: Readonly<Record<string, string>>;
  /** Paths of files that are removed. */
  readonly destroy: readonly string[];
}

/** @throws Error in the editor's own words if `value` is no diff. */
export function assertFileDiff(value: unknown): asserts value is FileDiff {
  const { create, destroy } = (value ?? {}) as Record<string, unknown>;
  if (typeof create !== 'object' || create === null)
    throw new Error('Invalid diff object: expected diff.create to be an object.');
  if (!Array.isArray(destroy))
    throw new Error('Invalid diff object: expected diff.destroy to be an array.');
}
