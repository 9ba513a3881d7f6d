import { type ApiCards, apiCardsAddress } from '../../../shared/api/ApiCard.ts';
import { assert } from '../../../shared/assert.ts';
import { loadJson } from '../../chunk/loadJson.ts';
import { createResource } from '../../resource/createResource.ts';

/** What code shows of the reference, by locale id. */
export const cardResource = createResource<ApiCards>({
  async load(localeId) {
    const cards = await loadJson<ApiCards>({
      id: `api-cards/${localeId}`,
      address: apiCardsAddress(localeId),
    });
    assert(cards, `There are no API cards for the locale ${localeId}.`);
    return cards;
  },
  limit: 4,
});
