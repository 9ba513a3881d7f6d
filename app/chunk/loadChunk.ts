import { loadScript, type ScriptRequest } from './loadScript.ts';
import { loadStyle } from './loadStyle.ts';

interface ChunkRequest extends ScriptRequest {
  /** Addresses of the style sheets that what the module shows needs. */
  readonly styles: readonly string[];
}

/**
 * Loads a module and its style sheets.
 * @throws ChunkLoadError or StyleLoadError, whichever is first.
 */
export async function loadChunk<Value>({ styles, ...script }: ChunkRequest): Promise<Value> {
  const [value] = await Promise.all([
    loadScript<Value>(script),
    ...styles.map((address) => loadStyle({ id: script.id, address })),
  ]);
  return value;
}
