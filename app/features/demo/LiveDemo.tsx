import { memo, Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { DemoCrash } from './DemoCrash.tsx';
import { demoResource } from './demoResource.ts';
import { keepScrollersReachable } from './keepScrollersReachable.ts';
import { watchDemoErrors } from './watchDemoErrors.ts';

interface LiveDemoProps {
  readonly id: string;
  /** Height to keep, in pixels, for a demo that cannot render on the server. */
  readonly clientOnlyHeight?: number | undefined;
  /** Called when the demo is there to be used, or has failed for good. */
  readonly onSettled?: ((id: string) => void) | undefined;
}

/**
 * A running demo. It waits for its code by itself and keeps its failures to itself.
 * It renders again for new properties only: while its code is on the way, React would give up the server's markup
 * of a demo that anything renders again, and show the fallback.
 */
export const LiveDemo = memo(function LiveDemo(demo: LiveDemoProps) {
  return demo.clientOnlyHeight === undefined ? (
    <GuardedDemo {...demo} />
  ) : (
    <ClientOnlyDemo {...demo} />
  );
});

function ClientOnlyDemo(demo: LiveDemoProps) {
  return useIsHydrated() ? (
    <GuardedDemo {...demo} />
  ) : (
    <DemoPlaceholder height={demo.clientOnlyHeight} />
  );
}

function GuardedDemo({ id, clientOnlyHeight, onSettled }: LiveDemoProps) {
  return (
    <ErrorBoundary
      renderError={(error, retry) => {
        const tryAgain = () => {
          // A demo that was loaded and threw starts anew; one that was not is asked for again.
          if (demoResource.peek(id) === undefined) demoResource.forget(id);
          retry();
        };
        return <DemoCrash id={id} error={error} onTryAgain={tryAgain} onSettled={onSettled} />;
      }}
    >
      <Suspense fallback={<DemoPlaceholder height={clientOnlyHeight} />}>
        <LoadedDemo id={id} onSettled={onSettled} />
      </Suspense>
    </ErrorBoundary>
  );
}

function DemoPlaceholder({ height }: { readonly height: number | undefined }) {
  return <div className="demo-placeholder" style={{ height }} />;
}

function LoadedDemo({ id, onSettled }: LiveDemoProps) {
  const Demo = use(demoResource.get(id));
  const [crash, setCrash] = useState<{ readonly error: unknown } | undefined>(undefined);
  // Tells the page from outside React that the demo's own effects have run.
  useEffect(() => onSettled?.(id), [id, onSettled]);
  // Overflow is known to the document only.
  useEffect(() => {
    const stage = document.querySelector(`[data-demo="${CSS.escape(id)}"]`);
    return stage === null ? undefined : keepScrollersReachable(stage);
  }, [id]);
  // What a demo throws outside of rendering and effects goes past every boundary, to the window.
  useEffect(() => watchDemoErrors(id, (error) => setCrash({ error })), [id]);

  if (crash !== undefined)
    return <DemoCrash id={id} error={crash.error} onTryAgain={() => setCrash(undefined)} />;
  return <Demo />;
}
