import { type ChunkErrorType, ChunkLoadError } from './ChunkLoadError.ts';
import { chunkTimeout } from './withTimeout.ts';

interface TextRequest {
  readonly id: string;
  readonly address: string;
}

/**
 * Loads a text; `undefined` if the server says that there is none (404).
 * @throws ChunkLoadError of type `error`, `timeout` (not all of it after 120 s) or `missing` (the
 * answer broke off, or is a page of HTML in the file's place).
 */
export async function loadText({ id, address }: TextRequest): Promise<string | undefined> {
  const failure = (type: ChunkErrorType, cause: unknown) => {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    return new ChunkLoadError({ id, type: isTimeout ? 'timeout' : type, request: address, cause });
  };
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(chunkTimeout) });
  } catch (cause) {
    throw failure('error', cause);
  }
  if (response.status === 404) return undefined;
  if (!response.ok) throw new ChunkLoadError({ id, type: 'error', request: address });
  if (response.headers.get('Content-Type')?.includes('html'))
    throw new ChunkLoadError({ id, type: 'missing', request: address });
  try {
    return await response.text();
  } catch (cause) {
    throw failure('missing', cause);
  }
}
