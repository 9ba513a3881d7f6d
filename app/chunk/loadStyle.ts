import { stylePartAttribute } from '../../shared/page/styleBoot.ts';
import { inlineStyleAttribute } from '../../shared/route/inlineStyle.ts';
import { StyleLoadError } from './ChunkLoadError.ts';
import { reportChunkFailure } from './chunkFailures.ts';
import { withTimeout } from './withTimeout.ts';

interface StyleRequest {
  readonly id: string;
  readonly address: string;
}

/** Loads under way, by address: several demos of a page have sheets in common. */
const loading = new Map<string, Promise<void>>();

/**
 * Puts a style sheet into the document, once.
 * @throws StyleLoadError when it cannot be loaded, or not within 120 s.
 */
export function loadStyle(request: StyleRequest): Promise<void> {
  const { address } = request;
  const known = loading.get(address);
  if (known !== undefined) return known;
  const load = addLink(request).finally(() => loading.delete(address));
  loading.set(address, load);
  return load;
}

function addLink({ id, address }: StyleRequest): Promise<void> {
  // The document's own sheets came with it.
  if (find(`style[${inlineStyleAttribute}="${CSS.escape(address)}"]`) !== null)
    return Promise.resolve();
  const selector = `link[rel="stylesheet"][href="${CSS.escape(address)}"]`;
  const present = find<HTMLLinkElement>(selector);
  if (present?.sheet) return Promise.resolve();

  const fail = (type: 'error' | 'timeout') => {
    reportChunkFailure();
    return new StyleLoadError({ id, type, request: address });
  };
  const ask = () => arrivalOf(insertLink(address));
  // A link without a sheet is the document's own, on its way. Should it fail, this request is still to be made.
  const arrival = present === null ? ask() : arrivalOf(present).catch(ask);
  const work = arrival.catch(() => {
    throw fail('error');
  });
  return withTimeout(work, () => {
    find(selector)?.remove();
    return fail('timeout');
  });
}

/** Waits for a link's sheet. A link that fails is removed. */
function arrivalOf(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject();
    });
  });
}

function find<Found extends Element>(selector: string): Found | null {
  return document.querySelector<Found>(selector);
}

function insertLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const part = find(`style[${stylePartAttribute}="${CSS.escape(address)}"]`);
  if (part === null) {
    document.head.append(link);
    return link;
  }
  // Its place among the other sheets decides.
  part.after(link);
  link.addEventListener('load', () => part.remove());
  return link;
}
