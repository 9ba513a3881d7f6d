import { apiMessage } from '../../api/markup/apiMessage.ts';
import { apiTable } from '../../api/markup/apiTable.ts';
import type { ElementDefinition } from '../ElementDefinition.ts';

/**
 * `<API id="Table" />`: the props of a component or of an option object, as a table made from the types.
 * With `compact` it says nothing of demos.
 */
export const api: ElementDefinition = {
  required: ['id'],
  optional: ['compact'],
  expand({ node, attributes, page, report }) {
    const id = attributes['id'] ?? '';
    const definitions = page.api.definitions();
    if (definitions.kind !== 'ready') return [apiMessage(definitions.kind, id, page.messages)];
    const { reference } = definitions;
    const entity = reference.get(id);
    if (entity === undefined) {
      // The reader is told in the page's text; the author is told here, but the site can do without.
      report({
        line: node.position?.start.line ?? 1,
        message: 'The id names nothing of the API reference.',
        found: id,
        expected: `one of ${[...reference.keys()].join(', ')}`,
        isWarning: true,
      });
      return [apiMessage('not-found', id, page.messages)];
    }
    const demosOf = attributes['compact'] === undefined ? page.api.demosOf : () => [];
    return apiTable({ entity, reference, page, demosOf });
  },
};
