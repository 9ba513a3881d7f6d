import type { ComponentType } from 'react';
import { assert } from '../../../shared/assert.ts';
import type { DemoChunk } from '../../../shared/demo/DemoChunk.ts';
import { ChunkLoadError } from '../../chunk/ChunkLoadError.ts';
import { loadChunk } from '../../chunk/loadChunk.ts';
import { preloadModules } from '../../chunk/preloadModules.ts';
import { createResource } from '../../resource/createResource.ts';

/** Where the code of the demos met so far lies. */
const chunks = new Map<string, DemoChunk>();

/** Says where a demo's code lies. It is loaded when it is used. */
export function registerDemo(chunk: DemoChunk): void {
  chunks.set(chunk.id, chunk);
}

/** Whether any page, or the document itself, has said where this demo's code lies. */
export function isKnownDemo(id: string): boolean {
  return chunks.has(id);
}

/** Address of the demo's script, if any page has said where it lies. */
export function demoScript(id: string): string | undefined {
  return chunks.get(id)?.script;
}

/** The demos' components, by demo id. */
export const demoResource = createResource<ComponentType>({ load: loadDemo, limit: 200 });

async function loadDemo(id: string): Promise<ComponentType> {
  const chunk = chunks.get(id);
  assert(chunk, `The demo ${id} belongs to no page that was loaded.`);
  preloadModules(chunk.preloads);
  return loadChunk<ComponentType>({
    id: `demo/${id}`,
    address: chunk.script,
    styles: chunk.styles,
  }).catch((error: unknown) => {
    throw thrownByScript(error, chunk.script) ?? error;
  });
}

/**
 * What the script itself has thrown, if that is why it did not load: unlike an error of the network, that one has
 * a place in the script.
 */
function thrownByScript(error: unknown, script: string): Error | undefined {
  const cause = error instanceof ChunkLoadError ? error.cause : undefined;
  return cause instanceof Error && cause.stack?.includes(`${script}:`) ? cause : undefined;
}
