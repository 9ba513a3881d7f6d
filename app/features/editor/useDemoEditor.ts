import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EditHash, parseEditHash } from '../../../shared/editor/editHash.ts';
import { loadScript } from '../../chunk/loadScript.ts';
import { pageAround } from '../../ui/pageAround.ts';
import { useLanguage } from '../locale/Language.ts';
import type { EditorModule } from './EditorModule.ts';
import { readDraft, writeDraft } from './edit/draftStore.ts';
import type { PreparedEdit, RefusedEdit } from './edit/PreparedEdit.ts';

export type EditorState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** A link that leads to no edit: the demo stays, and the reader is told. */
  | { readonly kind: 'refused'; readonly reason: RefusedEdit['reason'] }
  | {
      readonly kind: 'open';
      readonly edit: PreparedEdit;
      readonly DemoEditor: EditorModule['DemoEditor'];
      /** What the demo took up before, in pixels. */
      readonly height: number;
      readonly takesFocus: boolean;
    };

interface DemoEditorOptions {
  readonly demoId: string;
  /** The element that is there whether or not the demo is edited. */
  readonly block: RefObject<HTMLElement | null>;
  /** The element that the demo runs in until it is edited. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly editButton: RefObject<HTMLElement | null>;
}

interface DemoEditing {
  readonly state: EditorState;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether a demo is being edited. Nothing is loaded until the reader, or the link they followed, asks for it. */
export function useDemoEditor(options: DemoEditorOptions): DemoEditing {
  const { demoId, block, stage, editButton } = options;
  const { localeId } = useLanguage();
  const [state, setState] = useState<EditorState>({ kind: 'closed' });
  const attempt = useRef(0);

  const start = async (hash: EditHash | undefined) => {
    attempt.current += 1;
    const current = attempt.current;
    const show = (next: EditorState) => {
      if (attempt.current === current) setState(next);
    };
    show({ kind: 'loading' });
    try {
      const { prepareEdit, DemoEditor } = await loadEditor();
      const edit = await prepareEdit({ demoId, localeId, hash });
      // The preview begins as high as the demo is now, so that nothing moves.
      const height = stage.current?.offsetHeight ?? 0;
      // The row of actions is made anew, with whichever of them has the focus.
      const actions = editButton.current?.closest('.demo-actions');
      const takesFocus = actions?.contains(document.activeElement) === true;
      show(edit.kind === 'refused' ? edit : { kind: 'open', edit, DemoEditor, height, takesFocus });
    } catch (error) {
      const retry = () => {
        // The button that asks for it goes with the message that it stands in.
        editButton.current?.focus({ preventScroll: true });
        void start(hash);
      };
      show({ kind: 'failed', error, retry });
    }
  };
  const latestStart = useRef(start);
  latestStart.current = start;

  // Links to an edit, and edits that were open when the reader left, are known in the browser only.
  useEffect(() => {
    const isMeant = (hash: EditHash) => isFor(hash, demoId, pageAround(block.current));
    const follow = () => {
      const hash = parseEditHash(location.hash);
      if (hash !== undefined && isMeant(hash)) void latestStart.current(hash);
    };
    const hash = parseEditHash(location.hash);
    if (hash !== undefined && isMeant(hash)) follow();
    else if (readDraft(demoId)?.isOpen === true) void latestStart.current(undefined);
    addEventListener('hashchange', follow);
    return () => {
      attempt.current += 1;
      removeEventListener('hashchange', follow);
    };
  }, [demoId, block]);

  // The button comes back only after the editor has gone.
  const wasClosed = useRef(false);
  useEffect(() => {
    if (state.kind !== 'closed' || !wasClosed.current) return;
    wasClosed.current = false;
    editButton.current?.focus({ preventScroll: true });
  }, [state.kind, editButton]);

  return {
    state,
    // What is on its way may be a link's edit, which beginning anew would lose.
    open() {
      if (state.kind !== 'loading') void start(undefined);
    },
    close() {
      wasClosed.current = true;
      attempt.current += 1;
      if (state.kind === 'open') {
        const draft = readDraft(state.edit.draftKey);
        if (draft !== undefined) writeDraft(state.edit.draftKey, { ...draft, isOpen: false });
      }
      // The link has been dealt with; a reload shows the demo.
      if (parseEditHash(location.hash) !== undefined)
        history.replaceState(history.state, '', location.pathname + location.search);
      setState({ kind: 'closed' });
    },
  };
}

/** A link to a demo that the page does not have is answered by the page's first. */
function isFor({ demoId: target }: EditHash, demoId: string, page: Element): boolean {
  if (target === demoId) return true;
  const ids = [...page.querySelectorAll<HTMLElement>('.demo-block[data-demo]')].map(
    (block) => block.dataset['demo'],
  );
  return !ids.includes(target) && ids[0] === demoId;
}

async function loadEditor(): Promise<EditorModule> {
  // The server renders no editor, and need not know of one.
  if (import.meta.env.SSR) throw new Error('There is no editor on the server.');
  const request = { id: 'editor', address: 'editor' };
  const importModule = async () => ({ default: await import('./editorEntry.ts') });
  return loadScript<EditorModule>({ ...request, importModule });
}
