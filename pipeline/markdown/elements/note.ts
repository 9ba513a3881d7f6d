import type { ElementDefinition } from '../ElementDefinition.ts';
import { siteNode } from '../siteNode.ts';

function noteOf(kind: 'note' | 'pitfall'): ElementDefinition {
  return {
    required: ['title'],
    optional: [],
    expand({ node, attributes, page }) {
      const label = page.messages[`note.${kind}`] ?? kind;
      const title = siteNode({
        name: 'p',
        properties: { className: ['note-title'] },
        children: [
          siteNode({
            name: 'span',
            properties: { className: ['note-kind'] },
            children: [{ type: 'text', value: label }],
          }),
          { type: 'text', value: ` ${attributes['title'] ?? ''}` },
        ],
      });
      return [
        siteNode({
          name: 'div',
          properties: { className: ['note'], role: 'note', dataKind: kind },
          children: [title, ...node.children],
        }),
      ];
    },
  };
}

/** `<Note title="…">`: something worth knowing. */
export const note = noteOf('note');

/** `<Pitfall title="…">`: something that goes wrong for people, and the way round it. */
export const pitfall = noteOf('pitfall');
