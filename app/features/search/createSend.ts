import type { SearchAnswer, SearchRequest } from '../../../shared/search/SearchMessage.ts';
import { loadScript } from '../../chunk/loadScript.ts';
import { siteScript } from '../../security/siteTypes.ts';
import workerAddress from './search.worker.ts?worker&url';

export type Send = (request: SearchRequest) => Promise<SearchAnswer>;

type Service = (request: SearchRequest) => SearchAnswer;

/** How long the worker may take for its first answer before the page does without it, in milliseconds. */
const startLimit = 5000;

interface Waiting {
  readonly request: SearchRequest;
  readonly resolve: (answer: SearchAnswer) => void;
}

/** Asks the worker; from the moment that it cannot start or fails, the page searches itself. */
export function createSend(): Send {
  const waiting = new Map<number, Waiting>();
  // What the page needs in order to take over.
  const prepared: SearchRequest[] = [];
  let inPage: Promise<Service> | undefined;
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeOver = () => {
    if (inPage !== undefined) return;
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    inPage = startInPage(prepared);
    // A part that cannot be loaded now, offline perhaps, is asked for again with the next request.
    inPage.catch(() => {
      inPage = undefined;
    });
    for (const { request, resolve } of waiting.values()) void answerInPage(request).then(resolve);
    waiting.clear();
  };

  const answerInPage = async (request: SearchRequest): Promise<SearchAnswer> => {
    try {
      takeOver();
      const answer = await inPage;
      if (answer !== undefined) return answer(request);
      throw new Error('The search did not start.');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id: request.id, type: 'failed', message };
    }
  };

  const start = () => {
    try {
      worker = new Worker(siteScript(workerAddress), { type: 'module' });
    } catch {
      // No workers, or none allowed by the host's policy.
      takeOver();
      return;
    }
    timer = setTimeout(takeOver, startLimit);
    worker.addEventListener('error', takeOver);
    worker.addEventListener('message', ({ data: answer }: MessageEvent<SearchAnswer>) => {
      clearTimeout(timer);
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    });
  };
  start();

  return (request) => {
    if (request.type === 'generate-metadata') prepared.push(request);
    if (worker === undefined) return answerInPage(request);
    return new Promise((resolve) => {
      waiting.set(request.id, { request, resolve });
      worker?.postMessage(request);
    });
  };
}

async function startInPage(prepared: readonly SearchRequest[]): Promise<Service> {
  const createSearchService = await loadScript<() => Service>({
    id: 'search/service',
    address: 'search/service',
    exportName: 'createSearchService',
    importModule: () => import('../../../shared/search/createSearchService.ts'),
  });
  const service = createSearchService();
  for (const request of prepared) service(request);
  return service;
}
