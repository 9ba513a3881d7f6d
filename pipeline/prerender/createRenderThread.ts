import path from 'node:path';
import { startThread } from '../thread/startThread.ts';
import type { RenderedPage, Renderer, RendererOptions } from './createRenderer.ts';
import type { RenderThreadRequest } from './renderThread.ts';

export interface RenderThread {
  /** @throws what the server build throws as it is loaded. */
  readonly load: (build: RendererOptions) => Promise<Renderer>;
  readonly end: () => Promise<void>;
}

/** A renderer with a thread, and so a core, of its own: others make the next page's data meanwhile. */
export function createRenderThread(): RenderThread {
  const thread = startThread<RenderThreadRequest, RenderedPage>({
    program: path.join(import.meta.dirname, 'renderThread.ts'),
    describe: describeRequest,
  });
  return {
    async load(options) {
      await thread.ask({ kind: 'build', options });
      return {
        renderPage: (page) => thread.ask({ kind: 'page', page }),
        async renderShell(payload, localeId) {
          const { document } = await thread.ask({ kind: 'shell', payload, localeId });
          return document;
        },
      };
    },
    end: thread.end,
  };
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
