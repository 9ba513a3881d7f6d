import type { RefObject } from 'react';
import { standaloneDemoPath } from '../../../shared/route/dataAddress.ts';
import { useCopied } from '../../ui/useCopied.ts';
import { useMessage } from '../locale/useMessage.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { ExportTarget } from './export/ExportRequest.ts';
import { loadSource } from './sourceResource.ts';
import type { DemoActivity } from './useDemoAction.ts';

interface DemoActionsProps {
  readonly id: string;
  readonly title: string;
  /** The id of the element with the code. */
  readonly codeId: string;
  readonly isCodeOpen: boolean;
  readonly onCode: () => void;
  /** Position of the file that Copy copies. */
  readonly file: number;
  /** Edits the demo in place. */
  readonly onEdit: () => void;
  readonly isEditLoading: boolean;
  readonly editButton: RefObject<HTMLButtonElement | null>;
  readonly isEditorOpen: boolean;
  readonly editorButton: RefObject<HTMLButtonElement | null>;
  readonly onEditor: () => void;
  readonly onExport: (target: ExportTarget) => void;
  readonly activity: DemoActivity;
  readonly run: (name: string, work: () => Promise<unknown>) => void;
}

/** The row of things to do with a demo. What they need is loaded when they are used. */
export function DemoActions(props: DemoActionsProps) {
  const { id, title, codeId, isCodeOpen, onCode, file, isEditorOpen, onEditor } = props;
  const message = useMessage();
  const [isCopied, copy] = useCopied();
  const busy = props.activity.kind === 'busy' ? props.activity.name : undefined;

  const copyFile = () =>
    props.run('copy', () => {
      const text = loadSource(id).then(({ files }) => (files[file] ?? files[0])?.code ?? '');
      copy(text);
      return text;
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset of a form
    <div className="demo-actions" role="group" aria-label={message('demo.actions', { title })}>
      <button
        type="button"
        className="button"
        data-needs-script
        aria-expanded={isCodeOpen}
        aria-controls={codeId}
        onClick={onCode}
      >
        {message(isCodeOpen ? 'demo.hide-code' : 'demo.show-code')}
      </button>
      <button
        ref={props.editButton}
        type="button"
        className="button"
        data-needs-script
        aria-busy={props.isEditLoading}
        onClick={props.onEdit}
      >
        {message('demo.edit')}
      </button>
      <button type="button" className="button" data-needs-script onClick={copyFile}>
        <span aria-live="polite">{message(isCopied ? 'copied' : 'copy')}</span>
      </button>
      <a
        className="demo-action"
        href={standaloneDemoPath(id)}
        target="_blank"
        rel="noreferrer"
        title={message('demo.open')}
        aria-label={`${message('demo.open')} ${message('opens-new-window')}`}
      >
        {message('demo.open.short')}
      </a>
      <ExportButtons busy={busy} onExport={props.onExport} />
      <button
        ref={props.editorButton}
        type="button"
        className="demo-action"
        data-needs-script
        title={message('demo.editor.open')}
        aria-label={message('demo.editor.open')}
        aria-expanded={isEditorOpen}
        onClick={onEditor}
      >
        {message('demo.editor.open.short')}
      </button>
    </div>
  );
}
