import { assert } from '../../shared/assert.ts';
import type { DocumentPayload } from '../../shared/page/PageData.ts';
import { answerRequests } from '../thread/answerRequests.ts';
import {
  createRenderer,
  type PageToRender,
  type RenderedPage,
  type Renderer,
  type RendererOptions,
} from './createRenderer.ts';

/** What the thread is told: first of the build, then what to render. */
export type RenderThreadRequest =
  | { readonly kind: 'build'; readonly options: RendererOptions }
  | { readonly kind: 'page'; readonly page: PageToRender }
  | { readonly kind: 'shell'; readonly payload: DocumentPayload; readonly localeId: string };

// What throws is reported by its place in the built files, which the build looks up. Node would read and keep the
// source map of every demo; what goes wrong in this program itself has no places for that.
process.setSourceMapsEnabled(false);

let renderer: Renderer | undefined;

answerRequests<RenderThreadRequest, RenderedPage>(async (request) => {
  if (request.kind === 'build') {
    renderer = await createRenderer(request.options);
    return { document: '', failures: [] };
  }
  assert(renderer, 'There is no build to render yet.');
  if (request.kind === 'page') return renderer.renderPage(request.page);
  return { document: await renderer.renderShell(request.payload, request.localeId), failures: [] };
});
