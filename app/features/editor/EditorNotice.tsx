import { useMessage } from '../locale/useMessage.ts';
import type { EditorState } from './useDemoEditor.ts';

/** Why a demo that was to be edited is not: its editor is still loading, has failed to, or its link is no good. */
export function EditorNotice({ state }: { readonly state: EditorState }) {
  const message = useMessage();
  switch (state.kind) {
    case 'failed':
      return (
        <div className="demo-crash" role="alert">
          <p className="demo-crash-message">
            {state.error instanceof Error ? state.error.message : String(state.error)}
          </p>
          <button type="button" className="button" onClick={state.retry}>
            {message('retry')}
          </button>
        </div>
      );
    case 'refused':
      return (
        <div className="demo-notice" role="alert">
          {message(`demo.link.${state.reason}`)}
        </div>
      );
    case 'loading':
      return (
        <span className="visually-hidden" role="status">
          {message('demo.edit-loading')}
        </span>
      );
    default:
      return null;
  }
}
