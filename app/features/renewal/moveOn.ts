import { hasUnstoredDrafts } from '../editor/edit/draftStore.ts';

/** Loads the current address as a document, which brings the scripts of the present build. */
export function reload(): void {
  location.reload();
}

/**
 * Does so by itself, unless the reader would lose an edit by it, or it has been done for this build and entry of
 * the history before: a host whose servers disagree would else have it reload for ever.
 */
export function moveOn(build: string): void {
  const state: unknown = history.state;
  const fields = typeof state === 'object' && state !== null ? state : {};
  if (hasUnstoredDrafts() || ('movedOnTo' in fields && fields.movedOnTo === build)) return;
  history.replaceState({ ...fields, movedOnTo: build }, '');
  reload();
}
