import stacks from 'virtual:stacks';
import { loadScript } from '../../../chunk/loadScript.ts';
import { loadSource } from '../../demo/sourceResource.ts';
import type { CreateCodeEditor } from '../code/CodeEditor.ts';
import type { EditorModule } from '../EditorModule.ts';
import { decodeShare } from '../share/decodeShare.ts';
import { draftKey, readDraft } from './draftStore.ts';
import { editMessageResource } from './editMessageResource.ts';

/** How long the code editor may take before a plain text area does, in milliseconds. */
const editorPatience = 10_000;

/** Loads what a demo's editor needs, and unpacks the link that led to it. */
export const prepareEdit: EditorModule['prepareEdit'] = async ({ demoId, localeId, hash }) => {
  const codeEditor = loadCodeEditor();
  const [source, messages] = await Promise.all([
    loadSource(demoId),
    loaded(editMessageResource, localeId),
  ]);
  const key = draftKey(demoId, hash?.payload);
  const draft = readDraft(key);
  let stackId = stacks.stacks[0].id;
  let changes = draft?.files ?? {};
  if (hash !== undefined) {
    const decoded = await decodeShare(hash, {
      demoId,
      paths: source.files.map(({ path }) => path),
      stackIds: stacks.stacks.map(({ id }) => id),
    });
    if (decoded.kind === 'refused') return decoded;
    stackId = decoded.edit.stackId;
    if (draft === undefined) changes = decoded.edit.files;
  }
  return {
    kind: 'prepared',
    demoId,
    source,
    stacks,
    stackId,
    draftKey: key,
    changes,
    isPaused: draft?.isPaused ?? hash !== undefined,
    createCodeEditor: await codeEditor,
    messages,
  };
};

/** The value; a failure is not kept, so that the next attempt asks again. */
async function loaded<Value>(
  resource: { get: (key: string) => Promise<Value>; forget: (key: string) => void },
  key: string,
): Promise<Value> {
  try {
    return await resource.get(key);
  } catch (error) {
    resource.forget(key);
    throw error;
  }
}

async function loadCodeEditor(): Promise<CreateCodeEditor | undefined> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(resolve, editorPatience);
  });
  const load = loadScript<CreateCodeEditor>({
    id: 'editor/code',
    address: 'editor/code',
    exportName: 'createCodeEditor',
    importModule: () => import('../code/createCodeEditor.ts'),
  });
  // Without it there is a plain text area.
  return Promise.race([load.catch(() => undefined), patience]);
}
