import type { RootContent } from 'mdast';
import type { Messages } from '../../content/readMessages.ts';
import { element, textNode } from './nodes.ts';

/** Why there is no table: the parser is off, the definitions are on their way, or nothing goes by the id. */
export type ApiAbsence = 'off' | 'resolving' | 'not-found';

/** What stands in a table's place. */
export function apiMessage(state: ApiAbsence, id: string, messages: Messages): RootContent {
  const text = (messages[`api.${state}`] ?? '').replace('{id}', id);
  return element('p', { className: ['api-message'], dataApiState: state, role: 'status' }, [
    textNode(text),
  ]);
}
