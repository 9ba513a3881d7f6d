import { useMemo, useState } from 'react';
import type { DemoAsset } from '../../../shared/demo/DemoAsset.ts';
import { createDemoProject } from '../../../shared/demo/project/createDemoProject.ts';
import { DemoCrash } from '../demo/DemoCrash.tsx';
import { useDemoAction } from '../demo/useDemoAction.ts';
import { useMessage } from '../locale/useMessage.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { PackageVersions } from './PackageVersions.tsx';
import { useEditorConnection } from './useEditorConnection.ts';

export interface DemoEditorProps {
  readonly asset: DemoAsset;
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
}

/** A demo as a Vite project in StackBlitz's editor, and what can be asked of that. */
export default function DemoEditor({ asset, title, description, onClose }: DemoEditorProps) {
  const message = useMessage();
  const project = useMemo(
    () => createDemoProject({ asset, kind: 'vite', title, description }),
    [asset, title, description],
  );
  const { connection, host, tryAgain } = useEditorConnection(project);
  const { activity, run } = useDemoAction();
  const [isTall, setIsTall] = useState(false);
  const failure = connection.kind === 'failed' ? { error: connection.error, tryAgain } : undefined;
  const problem = failure ?? (activity.kind === 'failed' ? activity : undefined);
  return (
    <>
      <div className="demo-editor-bar">
        <p className="demo-editor-status" role="status">
          {connection.kind === 'connecting' && message('demo.editor.connecting')}
          {connection.kind === 'connected' && <PackageVersions client={connection.client} />}
        </p>
        <button
          type="button"
          className="demo-action"
          aria-pressed={isTall}
          onClick={() => setIsTall(!isTall)}
        >
          {message('demo.editor.height')}
        </button>
        <button type="button" className="demo-action" onClick={onClose}>
          {message('demo.editor.close')}
        </button>
      </div>
      {connection.kind === 'connected' && (
        <EditorToolbar client={connection.client} project={project} name={asset.id} run={run} />
      )}
      {problem !== undefined && (
        <DemoCrash id={asset.id} error={problem.error} onTryAgain={problem.tryAgain} />
      )}
      <div className="demo-editor-frame" data-tall={isTall || undefined} ref={host} />
    </>
  );
}
