import { ChunkLoadError } from './ChunkLoadError.ts';
import { reportChunkFailure } from './chunkFailures.ts';
import { withTimeout } from './withTimeout.ts';

export interface ScriptRequest {
  readonly id: string;
  /** Root-absolute address of the module; its name where only the bundler knows where it is. */
  readonly address: string;
  /** The export without which the module is of no use. */
  readonly exportName?: string;
  readonly importModule?: (address: string) => Promise<Readonly<Record<string, unknown>>>;
}

const failures = new Map<string, number>();

function importNatively(address: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ address);
}

/** Most browsers say which address has failed. */
function addressIn(cause: unknown): string | undefined {
  const found = cause instanceof Error ? /https?:\/\/\S+/.exec(cause.message)?.[0] : undefined;
  return found !== undefined && URL.canParse(found) ? new URL(found).pathname : undefined;
}

/**
 * Loads a module.
 * @throws ChunkLoadError of type `error`, `timeout` (after 120 s) or `missing` (no such export).
 */
export async function loadScript<Value>({
  id,
  address,
  exportName = 'default',
  importModule = importNatively,
}: ScriptRequest): Promise<Value> {
  const failed = failures.get(address) ?? 0;
  const isKnown = address.startsWith('/');
  // Some browsers remember that a module failed; another address is another module to them.
  const request = failed === 0 || !isKnown ? address : `${address}?retry=${failed}`;
  try {
    const work = importModule(request).catch((cause: unknown) => {
      const asked = isKnown ? undefined : addressIn(cause);
      throw new ChunkLoadError({ id, type: 'error', request: asked ?? request, cause });
    });
    const module = await withTimeout(
      work,
      () => new ChunkLoadError({ id, type: 'timeout', request }),
    );
    if (!(exportName in module)) throw new ChunkLoadError({ id, type: 'missing', request });
    failures.delete(address);
    return module[exportName] as Value;
  } catch (error) {
    failures.set(address, failed + 1);
    reportChunkFailure();
    throw error;
  }
}
