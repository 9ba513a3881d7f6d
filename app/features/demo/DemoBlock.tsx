import { useEffect, useId, useRef, useState } from 'react';
import type { DemoAsset } from '../../../shared/demo/DemoAsset.ts';
import type { DemoSegment } from '../../../shared/page/Segment.ts';
import { demoSourceAddress } from '../../../shared/route/dataAddress.ts';
import { StaticHtml } from '../../markdown/StaticHtml.tsx';
import { usePageReadiness } from '../../page/PageReadiness.ts';
import { EditorNotice } from '../editor/EditorNotice.tsx';
import { useDemoEditor } from '../editor/useDemoEditor.ts';
import { useMessage } from '../locale/useMessage.ts';
import { EmbeddedEditor } from '../stackblitz/EmbeddedEditor.tsx';
import { CodePanel } from './CodePanel.tsx';
import { DemoActions } from './DemoActions.tsx';
import { DemoCrash } from './DemoCrash.tsx';
import type { ExportTarget } from './export/ExportRequest.ts';
import { exportDemo } from './export/exportDemo.ts';
import { LiveDemo } from './LiveDemo.tsx';
import { useCodePanel } from './useCodePanel.ts';
import { useDemoAction } from './useDemoAction.ts';

interface DemoBlockProps {
  readonly segmentId: string;
  readonly demo: DemoSegment;
}

/** The card around a demo: what it is, the demo running, and what can be done with it. */
export function DemoBlock({ segmentId, demo }: DemoBlockProps) {
  const { id, title, html, clientOnlyHeight } = demo;
  const message = useMessage();
  const onSettled = usePageReadiness();
  const code = useCodePanel(id);
  const [isEditorOpen, setIsEditorOpen] = useState(false);
  const { activity, run } = useDemoAction();
  const block = useRef<HTMLElement>(null);
  const codeId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const editorButton = useRef<HTMLButtonElement>(null);
  const editor = useDemoEditor({ demoId: id, block, stage, editButton });
  const isEdited = editor.state.kind === 'open';
  // The editor may take the demo's place before the demo is there to say so itself.
  useEffect(() => {
    if (isEdited) onSettled(id);
  }, [isEdited, id, onSettled]);

  // The first load's text is only in the document.
  const describe = () => block.current?.querySelector('.prose p')?.textContent ?? '';
  const exportTo = (target: ExportTarget, asset?: DemoAsset) =>
    run(target, () =>
      exportDemo(target, {
        id,
        title,
        description: describe(),
        tooLate: message('demo.export-late'),
        ...(asset && { asset }),
      }),
    );
  const failure = activity.kind === 'failed' && (
    <DemoCrash id={id} error={activity.error} onTryAgain={activity.tryAgain} />
  );
  if (editor.state.kind === 'open') {
    const { DemoEditor, ...opened } = editor.state;
    return (
      <section className="demo-block" data-demo={id} aria-labelledby={id} ref={block}>
        <StaticHtml id={segmentId} html={html} />
        <div className="demo-card">
          <DemoEditor
            {...opened}
            title={title}
            busy={activity.kind === 'busy' ? activity.name : undefined}
            onExport={exportTo}
            onClose={editor.close}
          />
          {failure}
        </div>
      </section>
    );
  }
  return (
    <section className="demo-block" data-demo={id} aria-labelledby={id} ref={block}>
      <StaticHtml id={segmentId} html={html} />
      <div className="demo-card">
        <EditorNotice state={editor.state} />
        <div ref={stage} className="demo-stage">
          <LiveDemo id={id} clientOnlyHeight={clientOnlyHeight} onSettled={onSettled} />
        </div>
        <DemoActions
          id={id}
          title={title}
          codeId={codeId}
          isCodeOpen={code.state.isOpen}
          onCode={() => code.change({ isOpen: !code.state.isOpen })}
          file={code.state.file}
          onEdit={editor.open}
          isEditLoading={editor.state.kind === 'loading'}
          editButton={editButton}
          isEditorOpen={isEditorOpen}
          editorButton={editorButton}
          onEditor={() => setIsEditorOpen(!isEditorOpen)}
          onExport={(target) => exportTo(target)}
          activity={activity}
          run={run}
        />
        {failure}
        <div id={codeId} className="demo-source" hidden={!code.state.isOpen} ref={code.ref}>
          {code.state.isOpen && (
            <CodePanel
              id={id}
              title={title}
              file={code.state.file}
              onFile={(file) => code.change({ file })}
              place={code.place}
              arrival={code.arrival}
              onArrived={code.onArrived}
              onLoaded={code.releaseHeight}
            />
          )}
        </div>
        {isEditorOpen && (
          <EmbeddedEditor
            id={id}
            title={title}
            describe={describe}
            onClose={() => {
              // The button that was pressed goes; this one opened what it closes.
              editorButton.current?.focus({ preventScroll: true });
              setIsEditorOpen(false);
            }}
          />
        )}
        <noscript>
          <details className="demo-source">
            <summary>{message('demo.show-code')}</summary>
            <iframe
              src={demoSourceAddress(id, 'html')}
              loading="lazy"
              title={message('demo.source-of', { title })}
            />
          </details>
        </noscript>
      </div>
    </section>
  );
}
