import { ChunkLoadError } from './ChunkLoadError.ts';
import { loadText } from './loadText.ts';

interface JsonRequest {
  readonly id: string;
  readonly address: string;
}

/**
 * Loads JSON; `undefined` if the server says that there is none (404).
 * @throws ChunkLoadError of type `error`, `timeout` (after 120 s) or `missing` (the answer is no JSON).
 */
export async function loadJson<Value>({ id, address }: JsonRequest): Promise<Value | undefined> {
  const text = await loadText({ id, address });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch (cause) {
    // A proxy's page in place of the file, or a connection cut in the middle of it.
    throw new ChunkLoadError({ id, type: 'missing', request: address, cause });
  }
}
