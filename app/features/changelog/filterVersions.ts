interface ChangeQuery {
  /** A kind of change; empty for all. */
  readonly kind: string;
  readonly text: string;
}

/**
 * Hides the changes of all `.version` sections below `root` that are of another kind or lack a word of the
 * text, and the versions that have nothing left. A version's number and date count for each of its changes.
 * Answers how much is left.
 */
export function filterVersions(root: ParentNode, { kind, text }: ChangeQuery) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isFiltered = kind !== '' || words.length > 0;
  const left = { changes: 0, versions: 0 };
  for (const version of root.querySelectorAll<HTMLElement>('.version')) {
    const common = `${textOf(version, 'h2')} ${textOf(version, '.change-date')}`;
    let count = 0;
    for (const change of version.querySelectorAll<HTMLElement>('.change')) {
      const content = `${common} ${change.textContent}`.toLowerCase();
      const isShown =
        (kind === '' || change.dataset['kind'] === kind) &&
        words.every((word) => content.includes(word));
      change.hidden = !isShown;
      if (isShown) count += 1;
    }
    // A version without changes is a fact of the whole list, and none of any selection.
    version.hidden = isFiltered && count === 0;
    left.changes += count;
    if (!version.hidden) left.versions += 1;
  }
  for (const gap of root.querySelectorAll<HTMLElement>('.change-gap')) gap.hidden = isFiltered;
  return left;
}

function textOf(version: HTMLElement, selector: string): string {
  return version.querySelector(selector)?.textContent ?? '';
}
