import { type ComponentType, Suspense, use } from 'react';
import { loadChunk } from '../../chunk/loadChunk.ts';
import { createResource } from '../../resource/createResource.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { DemoCrash } from '../demo/DemoCrash.tsx';
import { sourceResource } from '../demo/sourceResource.ts';
import { useMessage } from '../locale/useMessage.ts';
import type { DemoEditorProps } from './DemoEditor.tsx';
import style from './demo-editor.css?url';

const name = 'stackblitz';

/** The editor's code, loaded when a reader first opens one. */
const editorResource = createResource<ComponentType<DemoEditorProps>>({
  load: () =>
    loadChunk({
      id: name,
      address: name,
      importModule: () => import('./DemoEditor.tsx'),
      styles: [style],
    }),
  limit: 1,
});

interface EmbeddedEditorProps {
  readonly id: string;
  readonly title: string;
  readonly describe: () => string;
  readonly onClose: () => void;
}

/** StackBlitz in a demo's card. Nothing of it, and nothing from StackBlitz, is loaded before this is shown. */
export function EmbeddedEditor({ id, title, describe, onClose }: EmbeddedEditorProps) {
  const message = useMessage();
  return (
    <section className="demo-editor" aria-label={message('demo.editor.label', { title })}>
      <ErrorBoundary
        renderError={(error, retry) => (
          <DemoCrash
            id={id}
            error={error}
            onTryAgain={() => {
              editorResource.forget(name);
              sourceResource.forget(id);
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<div className="demo-editor-frame" />}>
          <LoadedEditor id={id} title={title} describe={describe} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

function LoadedEditor({ id, title, describe, onClose }: EmbeddedEditorProps) {
  const loading = [editorResource.get(name), sourceResource.get(id)] as const;
  const Editor = use(loading[0]);
  const { asset } = use(loading[1]);
  return <Editor asset={asset} title={title} description={describe()} onClose={onClose} />;
}
