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
  if (document.querySelector(`style[${inlineStyleAttribute}="${CSS.escape(address)}"]`) !== null)
    return Promise.resolve();
  const selector = `link[rel="stylesheet"][href="${CSS.escape(address)}"]`;
  const present = document.querySelector<HTMLLinkElement>(selector);
  if (present?.sheet) return Promise.resolve();
  // A link without a sheet has failed.
  present?.remove();

  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const fail = (type: 'error' | 'timeout') => {
    link.remove();
    reportChunkFailure();
    return new StyleLoadError({ id, type, request: address });
  };
  const work = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(fail('error'));
  });
  document.head.append(link);
  return withTimeout(work, () => fail('timeout'));
}
