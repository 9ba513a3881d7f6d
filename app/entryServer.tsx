import type { ComponentType, ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { locales } from '../shared/locale/locales.ts';
import type { RenderFailure, RenderModule, RenderRequest } from '../shared/render/RenderModule.ts';
import { App } from './App.tsx';
import { demoResource, registerDemo } from './features/demo/demoResource.ts';
import { messageResource } from './features/locale/messageResource.ts';
import { pageResource } from './page/pageResource.ts';

type AppRenderModule = RenderModule<ComponentType, ReactElement>;

export const prepare: AppRenderModule['prepare'] = async () => {
  for (const { id } of locales) {
    const outcome = await messageResource.get(id);
    if (outcome.kind === 'failed') throw outcome.error;
  }
};

export const render: AppRenderModule['render'] = async ({
  kind,
  path,
  page,
  demos,
  wrap,
}: RenderRequest<ComponentType, ReactElement>) => {
  for (const chunk of Object.values(page.demos)) registerDemo(chunk);
  for (const [id, component] of demos) demoResource.prime(id, markedDemo(id, component));
  pageResource.prime(
    path,
    kind === 'page' ? { kind, page, serverData: undefined } : { kind, page },
  );
  const failures: RenderFailure[] = [];
  const { prelude } = await prerenderToNodeStream(wrap(<App serverPath={path} />), {
    // Everything stays where it belongs in the document, for readers without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // What throws inside a demo leaves the rest of the page whole, so it is told here and not thrown.
    onError(error, { componentStack }) {
      failures.push({
        error,
        demoId: demoMark.exec(componentStack ?? '')?.[1],
        componentStack: componentStack ?? '',
      });
    },
  });
  let markup = '';
  for await (const chunk of prelude.setEncoding('utf8')) markup += chunk;
  return { markup, failures };
};

const demoMark = /^\s*at demo:(\S+) /m;

/** The demo under a name that React's component stacks show, so that a failure is known to be the demo's. */
function markedDemo(id: string, Demo: ComponentType): ComponentType {
  const Marked: ComponentType = () => <Demo />;
  Marked.displayName = `demo:${id}`;
  return Marked;
}
