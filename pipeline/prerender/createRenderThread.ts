import path from 'node:path';
import { startThread } from '../thread/startThread.ts';
import type { RenderedPage, Renderer, RendererOptions } from './createRenderer.ts';
import type { RenderRequest } from './renderThread.ts';

export interface RenderThread {
  /** @throws what the server build throws as it is loaded. */
  readonly load: (build: RendererOptions) => Promise<Renderer>;
  readonly end: () => Promise<void>;
}

/** A renderer with a thread, and so a core, of its own: others make the next page's data meanwhile. */
export function createRenderThread(): RenderThread {
  const thread = startThread<RenderRequest, RenderedPage>(
    path.join(import.meta.dirname, 'renderThread.ts'),
  );
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
