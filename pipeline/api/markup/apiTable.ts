import type { RootContent } from 'mdast';
import { apiAnchor } from '../../../shared/api/apiAnchor.ts';
import { tableVersion } from '../../../shared/site.ts';
import type { ApiProp } from '../../content/apiSchema.ts';
import { inlineMarkdown } from '../../markdown/elements/inlineMarkdown.ts';
import type { PageContext } from '../../markdown/PageContext.ts';
import type { ApiReference, LaterProp, ReferenceEntity } from '../ApiReference.ts';
import type { DemoUseLink } from '../uses/createUseIndex.ts';
import { codeNode, element, textNode } from './nodes.ts';
import { propRow } from './propRow.ts';

const columns = ['name', 'description', 'type', 'default'] as const;

interface ApiTable {
  readonly entity: ReferenceEntity;
  readonly reference: ApiReference;
  readonly page: PageContext;
  readonly demosOf: (entity: string, prop: string) => readonly DemoUseLink[];
}

/** The props of an entity as a table, followed by those that only later versions have. */
export function apiTable({ entity, reference, page, demosOf }: ApiTable): RootContent[] {
  const { messages } = page;
  const header = columns.map((column) =>
    element('th', { scope: 'col' }, [textNode(messages[`api.${column}`] ?? column)]),
  );
  const rows = entity.props.map((prop) =>
    propRow({ prop, page, uses: demosOf(entity.id, prop.name) }),
  );
  const base = entity.inherits === undefined ? undefined : reference.get(entity.inherits);
  return [
    ...(base === undefined ? [] : [inheritance(base, page)]),
    element('table', { className: ['api'], id: apiAnchor(entity.id) }, [
      element('thead', {}, [element('tr', {}, header)]),
      element('tbody', {}, rows),
    ]),
    ...(entity.later.length === 0 ? [] : [laterProps(entity.later, page)]),
  ];
}

function inheritance({ id, title }: ReferenceEntity, page: PageContext): RootContent {
  const [before = '', after = ''] = (page.messages['api.inherits'] ?? '{name}').split('{name}');
  return element('p', {}, [
    textNode(before),
    element('a', { href: `/api#${apiAnchor(id)}` }, [
      textNode(title[page.locale.id as keyof typeof title]),
    ]),
    textNode(after),
  ]);
}

function laterProps(later: readonly LaterProp[], page: PageContext): RootContent {
  const { messages } = page;
  const localeId = page.locale.id as keyof ApiProp['description'];
  const title = (messages['api.later'] ?? '').replace('{version}', tableVersion);
  return element('div', { className: ['api-later'] }, [
    element('p', {}, [textNode(title)]),
    element(
      'ul',
      {},
      later.map(({ name, anchor, type, since, description }) =>
        element('li', { id: anchor }, [
          codeNode(name),
          textNode(' '),
          ...inlineMarkdown(description[localeId]),
          textNode(' '),
          element('code', { className: ['api-later-type'] }, [textNode(type)]),
          element('span', { className: ['api-since'] }, [
            textNode(` ${messages['api.since'] ?? ''} ${since}`),
          ]),
        ]),
      ),
    ),
  ]);
}
