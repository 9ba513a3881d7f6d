import { assert } from '../../../shared/assert.ts';
import type { DemoSource } from '../../../shared/demo/DemoSource.ts';
import { demoSourceAddress } from '../../../shared/route/dataAddress.ts';
import { loadJson } from '../../chunk/loadJson.ts';
import { createResource } from '../../resource/createResource.ts';

/** The files of the demos whose code was asked for, by demo id. */
export const sourceResource = createResource<DemoSource>({
  async load(id) {
    const source = await loadJson<DemoSource>({
      id: `source/${id}`,
      address: demoSourceAddress(id, 'json'),
    });
    assert(source, `The source of the demo ${id} is not there.`);
    return source;
  },
  limit: 40,
});

/** A demo's files for a single use. What failed to load is asked for again the next time. */
export async function loadSource(id: string): Promise<DemoSource> {
  try {
    return await sourceResource.get(id);
  } catch (error) {
    sourceResource.forget(id);
    throw error;
  }
}
