import type { VM } from '@stackblitz/sdk';
import { assertFileDiff } from '../../../shared/stackblitz/fileDiff.ts';
import { withTimeout } from '../../chunk/withTimeout.ts';
import type { EditorClient } from './EditorClient.ts';
import { toError } from './toError.ts';

/** How long an editor may take to answer, in milliseconds. One that has gone never does. */
const patience = 30_000;

/** Runs a request; what it throws at once and what it rejects with both become a rejection with an `Error`. */
async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(request(), () => new Error('The editor did not answer.'), patience);
  } catch (reason) {
    throw toError(reason);
  }
}

/** A connected editor as an {@link EditorClient}. */
export function createEditorClient(vm: VM): EditorClient {
  const { editor, preview } = vm;
  const tell = async (request: () => Promise<unknown>) => void (await ask(request));
  return {
    openFile: (path) => tell(() => editor.openFile(typeof path === 'string' ? path : [...path])),
    setCurrentFile: (path) => tell(() => editor.setCurrentFile(path)),
    setTheme: (theme) => tell(() => editor.setTheme(theme)),
    setView: (view) => tell(() => editor.setView(view)),
    showSidebar: (isVisible) => tell(() => editor.showSidebar(isVisible)),
    getPreviewUrl: async () => (await ask(preview.getUrl)) ?? undefined,
    setPreviewPath: (path) => tell(() => preview.setUrl(path)),
    applyDiff: (diff) =>
      tell(() => {
        assertFileDiff(diff);
        return vm.applyFsDiff({ create: { ...diff.create }, destroy: [...diff.destroy] });
      }),
    getDependencies: async () => (await ask(() => vm.getDependencies())) ?? {},
    getFiles: async () => (await ask(() => vm.getFsSnapshot())) ?? {},
  };
}
