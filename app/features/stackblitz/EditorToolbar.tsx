import { useState } from 'react';
import type { DemoProject } from '../../../shared/demo/project/DemoProject.ts';
import { resetDiff } from '../../../shared/stackblitz/resetDiff.ts';
import { loadScript } from '../../chunk/loadScript.ts';
import { useMessage } from '../locale/useMessage.ts';
import type { EditorClient } from './EditorClient.ts';
import { PreviewPath } from './PreviewPath.tsx';

const views = ['default', 'editor', 'preview'] as const;

interface EditorToolbarProps {
  readonly client: EditorClient;
  readonly project: DemoProject;
  /** What a download is called. */
  readonly name: string;
  readonly run: (name: string, work: () => Promise<unknown>) => void;
}

/** The demo's files, and the editor's layout, preview and contents. */
export function EditorToolbar({ client, project, name, run }: EditorToolbarProps) {
  const message = useMessage();
  const [file, setFile] = useState(project.mainFile);
  const [hasSidebar, setHasSidebar] = useState(false);
  const paths = Object.keys(project.files).filter((path) => path.startsWith('src/'));

  const open = (path: string) =>
    run('open', async () => {
      await client.openFile(path);
      await client.setCurrentFile(path);
      setFile(path);
    });
  const reset = () =>
    run('reset', async () => client.applyDiff(resetDiff(project.files, await client.getFiles())));
  const download = () =>
    run('download', async () => {
      const saveZip = await loadScript<(name: string, files: object) => void>({
        id: 'export/zip',
        address: 'zip',
        exportName: 'saveZip',
        importModule: () => import('../demo/export/saveZip.ts'),
      });
      saveZip(name, await client.getFiles());
    });
  const toggleSidebar = () =>
    run('sidebar', async () => {
      await client.showSidebar(!hasSidebar);
      setHasSidebar(!hasSidebar);
    });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset of a form */}
      <div className="demo-editor-files" role="group" aria-label={message('demo.editor.files')}>
        {paths.map((path) => (
          <button
            key={path}
            type="button"
            aria-pressed={path === file}
            title={path}
            onClick={() => open(path)}
          >
            {path.split('/').at(-1)}
          </button>
        ))}
      </div>
      <div className="demo-editor-bar">
        <label className="demo-editor-field">
          {message('demo.editor.view')}
          <select
            className="select"
            onChange={({ target }) => {
              const view = views.find((known) => known === target.value) ?? 'default';
              run('view', () => client.setView(view));
            }}
          >
            {views.map((view) => (
              <option key={view} value={view}>
                {message(`demo.editor.view.${view}`)}
              </option>
            ))}
          </select>
        </label>
        <PreviewPath client={client} run={run} />
        <button
          type="button"
          className="demo-action"
          aria-pressed={hasSidebar}
          onClick={toggleSidebar}
        >
          {message('demo.editor.sidebar')}
        </button>
        <button type="button" className="demo-action" onClick={reset}>
          {message('demo.editor.reset')}
        </button>
        <button type="button" className="demo-action" onClick={download}>
          {message('demo.editor.download')}
        </button>
      </div>
    </>
  );
}
