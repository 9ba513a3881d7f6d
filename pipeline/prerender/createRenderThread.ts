import path from 'node:path';
import { startThread } from '../thread/startThread.ts';
import type { RenderedPage, Renderer, RendererOptions } from './createRenderer.ts';
import type { RenderThreadRequest } from './renderThread.ts';

export interface RenderThread {
  /** @throws what the server build throws as it is loaded. */
  readonly load: (build: RendererOptions) => Promise<Renderer>;
  readonly end: () => Promise<void>;
}

/**
 * How many pages a thread renders before another takes its place: Node keeps every module that it has imported, so
 * that one thread would come to hold all demos. A new one takes half a second, and some pages until it is as fast.
 */
const pagesOfThread = 4000;

/** A renderer with a thread, and so a core, of its own: others make the next page's data meanwhile. */
export function createRenderThread(limit: number = pagesOfThread): RenderThread {
  let thread = start();
  return {
    async load(options) {
      const build: RenderThreadRequest = { kind: 'build', options };
      await thread.ask(build);
      let count = 0;
      let loaded: Promise<unknown> = Promise.resolve();
      let last: Promise<unknown> = loaded;
      const renew = () => {
        // What it was asked is answered in its order.
        void last.catch(() => undefined).then(thread.end);
        thread = start();
        loaded = thread.ask(build);
        count = 0;
      };
      const ask = (request: RenderThreadRequest): Promise<RenderedPage> => {
        const current = thread;
        const answer = loaded.then(() => current.ask(request));
        last = answer;
        return answer;
      };
      return {
        renderPage(page) {
          if (count === limit) renew();
          count += 1;
          return ask({ kind: 'page', page });
        },
        // Without demos, so they need not be counted.
        async renderShell(payload, localeId) {
          const { document } = await ask({ kind: 'shell', payload, localeId });
          return document;
        },
      };
    },
    end: () => thread.end(),
  };
}

function start() {
  return startThread<RenderThreadRequest, RenderedPage>({
    program: path.join(import.meta.dirname, 'renderThread.ts'),
    describe: describeRequest,
  });
}

function describeRequest(request: RenderThreadRequest): string {
  switch (request.kind) {
    case 'build':
      return 'loading the server build';
    case 'page':
      return `rendering ${request.page.path}`;
    case 'shell': {
      const { payload } = request;
      return `making the document of ${payload.kind === 'standalone-demo' ? payload.demo.id : payload.page.path}`;
    }
    default:
      return request satisfies never;
  }
}
