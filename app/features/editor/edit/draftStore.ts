/** What a reader has made of a demo, kept for as long as the tab lives. */
export interface Draft {
  /** Texts of the files that differ from the original, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the demo was being edited when the reader left the page. */
  readonly isOpen: boolean;
  /** Whether the code came by a link and has not been run yet. */
  readonly isPaused: boolean;
}

const prefix = 'docs:edit:';

/** The drafts of this page load; storage may be blocked or full. */
const drafts = new Map<string, Draft>();

/** Those of them that a reload would lose. */
const unstored = new Set<string>();

/** Edits of a demo that came by a link are kept apart from the reader's own. */
export function draftKey(demoId: string, payload: string | undefined): string {
  return payload === undefined ? demoId : `${demoId}.${payload}`;
}

export function readDraft(key: string): Draft | undefined {
  const known = drafts.get(key);
  if (known !== undefined) return known;
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null'));
  } catch {
    // Storage blocked or damaged: there is no draft.
    return undefined;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
    unstored.delete(key);
  } catch {
    // Storage blocked or full: the draft lives as long as the page.
    if (Object.keys(draft.files).length > 0) unstored.add(key);
    else unstored.delete(key);
  }
}

/** Whether there is an edit that only this page load knows of. */
export function hasUnstoredDrafts(): boolean {
  return unstored.size > 0;
}

function parseDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { files, isOpen, isPaused } = value as Readonly<Record<string, unknown>>;
  if (typeof files !== 'object' || files === null) return undefined;
  const texts = Object.entries(files).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    files: Object.fromEntries(texts),
    isOpen: isOpen === true,
    isPaused: isPaused !== false,
  };
}
