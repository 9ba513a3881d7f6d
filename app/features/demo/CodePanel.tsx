import { Suspense, use, useEffect } from 'react';
import type { CodePlace } from '../../../shared/demo/codePlace.ts';
import type { SourceFile } from '../../../shared/demo/DemoSource.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMessage } from '../locale/useMessage.ts';
import { CodeFile } from './CodeFile.tsx';
import { DemoCrash } from './DemoCrash.tsx';
import { sourceResource } from './sourceResource.ts';
import type { CodeArrival } from './useCodePanel.ts';

interface CodePanelProps {
  readonly id: string;
  readonly title: string;
  /** Position of the file to show. */
  readonly file: number;
  readonly onFile: (file: number) => void;
  /** The place to mark. */
  readonly place: CodePlace | undefined;
  readonly arrival: CodeArrival;
  readonly onArrived: (file: number) => void;
  readonly onLoaded: () => void;
}

/** The demo's files, loaded when this is first shown. */
export function CodePanel(props: CodePanelProps) {
  const { id } = props;
  return (
    <ErrorBoundary
      renderError={(error, retry) => (
        <DemoCrash
          id={id}
          error={error}
          onTryAgain={() => {
            sourceResource.forget(id);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<div className="demo-source-placeholder" />}>
        <Files {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Files(props: CodePanelProps) {
  const { id, title, file, onFile, place, arrival, onArrived, onLoaded } = props;
  const message = useMessage();
  const { files } = use(sourceResource.get(id));
  const placeFile = place === undefined ? -1 : positionOf(place, files);
  const shown = arrival !== 'none' && placeFile >= 0 ? placeFile : file;
  // The panel's element, whose room may have been kept, is not this component's.
  useEffect(onLoaded, []);
  // Whoever keeps the panel's state learns which file it is only now that the files are there.
  useEffect(() => {
    if (arrival !== 'none') onArrived(shown);
  }, [arrival, onArrived, shown]);
  return (
    <Tabs
      label={message('demo.source-of', { title })}
      selected={shown}
      onSelect={onFile}
      items={files.map((source, index) => ({
        title: source.name,
        content: (
          <CodeFile
            file={source}
            line={index === placeFile ? place?.line : undefined}
            isArriving={arrival === 'awaited'}
          />
        ),
      }))}
    />
  );
}

/** Position of the file that the place is in, -1 if there is no such file. */
function positionOf({ fileName }: CodePlace, files: readonly SourceFile[]): number {
  return fileName === undefined ? 0 : files.findIndex(({ name }) => name === fileName);
}
