import { ChunkLoadError } from './ChunkLoadError.ts';
import { chunkTimeout } from './withTimeout.ts';

interface TextRequest {
  readonly id: string;
  readonly address: string;
}

/**
 * Loads a text; `undefined` if the server says that there is none (404).
 * @throws ChunkLoadError of type `error`, `timeout` (after 120 s) or `missing` (the answer broke
 * off, or is a page of HTML in the file's place).
 */
export async function loadText({ id, address }: TextRequest): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(chunkTimeout) });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    const type = isTimeout ? 'timeout' : 'error';
    throw new ChunkLoadError({ id, type, request: address, cause });
  }
  if (response.status === 404) return undefined;
  if (!response.ok) throw new ChunkLoadError({ id, type: 'error', request: address });
  if (response.headers.get('Content-Type')?.includes('html'))
    throw new ChunkLoadError({ id, type: 'missing', request: address });
  try {
    return await response.text();
  } catch (cause) {
    throw new ChunkLoadError({ id, type: 'missing', request: address, cause });
  }
}
