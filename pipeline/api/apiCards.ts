import type { ApiCard, ApiCards } from '../../shared/api/ApiCard.ts';
import { apiAnchor } from '../../shared/api/apiAnchor.ts';
import { firstSentence } from '../../shared/api/firstSentence.ts';
import type { LocaleId } from '../../shared/locale/locales.ts';
import type { ApiDefinitions } from './ApiReference.ts';
import { propPath } from './propPath.ts';
import { plainType } from './types/TypeSurface.ts';

/** The longest type, in characters, that a card shows written out. */
const shownLength = 160;

/** What code shows of the reference, in one locale. */
export function apiCards(definitions: ApiDefinitions, localeId: LocaleId): ApiCards {
  if (definitions.kind !== 'ready') return { state: definitions.kind };
  const cards: Record<string, ApiCard> = {};
  for (const { id, title, summary, props } of definitions.reference.values()) {
    cards[apiAnchor(id)] = {
      name: title[localeId],
      type: '',
      text: firstSentence(summary[localeId]),
    };
    for (const prop of props) {
      const full = plainType(prop.fullType);
      cards[prop.anchor] = {
        name: propPath(id, prop.name),
        type: full.length <= shownLength ? full : plainType(prop.type),
        text: firstSentence(prop.description[localeId]),
        ...(prop.since !== undefined && { since: prop.since }),
        ...(prop.deprecated !== undefined && { isDeprecated: true as const }),
      };
    }
  }
  return { state: 'ready', cards };
}
