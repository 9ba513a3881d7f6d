import { assert } from '../../../shared/assert.ts';
import type { SidebarGroup } from '../../../shared/page/PageData.ts';
import { sidebarAddress } from '../../../shared/route/dataAddress.ts';
import { loadJson } from '../../chunk/loadJson.ts';
import { createResource } from '../../resource/createResource.ts';

/** All pages of a locale in their groups, by locale id; most pages carry a part only, and 404 none of use. */
export const sidebarResource = createResource<readonly SidebarGroup[]>({
  async load(localeId) {
    const groups = await loadJson<readonly SidebarGroup[]>({
      id: `sidebar/${localeId}`,
      address: sidebarAddress(localeId),
    });
    assert(groups, `The list of pages in ${localeId} is not there.`);
    return groups;
  },
  limit: 4,
});
