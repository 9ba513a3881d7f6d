import type { RootContent } from 'mdast';
import type { ApiProp } from '../../content/apiSchema.ts';
import { inlineMarkdown } from '../../markdown/elements/inlineMarkdown.ts';
import type { PageContext } from '../../markdown/PageContext.ts';
import type { ReferenceProp } from '../ApiReference.ts';
import type { DemoUseLink } from '../uses/createUseIndex.ts';
import { demoLinks } from './demoLinks.ts';
import { type Child, codeNode, element, textNode, unsearched } from './nodes.ts';
import { typeNodes } from './typeNodes.ts';

interface PropRow {
  readonly prop: ReferenceProp;
  readonly page: PageContext;
  readonly uses: readonly DemoUseLink[];
}

/** A prop as a row of a table. */
export function propRow({ prop, page, uses }: PropRow): RootContent {
  const { messages } = page;
  const message = (id: string) => messages[`api.${id}`] ?? id;
  const localeId = page.locale.id as keyof ApiProp['description'];
  const marks = [
    ...(prop.required ? [mark('required', message('required'))] : []),
    ...(prop.isInternal ? [mark('internal', message('internal'))] : []),
    ...(prop.since === undefined ? [] : [mark('since', `${message('since')} ${prop.since}`)]),
  ];
  const deprecated: Child[] =
    prop.deprecated === undefined
      ? []
      : [
          element('span', { className: ['api-deprecated'] }, [textNode(message('deprecated'))]),
          textNode(' '),
          ...inlineMarkdown(prop.deprecated[localeId]),
          textNode(' '),
        ];
  return element(
    'tr',
    {
      id: prop.anchor,
      ...(prop.deprecated !== undefined && { dataDeprecated: '' }),
    },
    [
      element('th', { scope: 'row' }, [
        element('a', { href: `#${prop.anchor}`, className: ['api-name'] }, [codeNode(prop.name)]),
        copyButton(prop, messages),
        ...marks,
      ]),
      element('td', { dataLabel: message('description') }, [
        ...deprecated,
        ...inlineMarkdown(prop.description[localeId]),
        ...demoLinks(uses, page),
      ]),
      element(
        'td',
        { dataLabel: message('type') },
        typeNodes({ ...prop, label: message('full-type') }),
      ),
      element('td', { dataLabel: message('default') }, [
        prop.default === undefined ? textNode('–') : codeNode(prop.default),
      ]),
    ],
  );
}

function mark(kind: string, text: string): Child {
  return element('span', { className: [`api-${kind}`] }, [textNode(` ${text}`)]);
}

/** Scripts make it work; without them it does not show. */
function copyButton({ anchor, name }: ReferenceProp, messages: PageContext['messages']): Child {
  const label = (messages['api.copy-link'] ?? '').replace('{name}', name);
  return element(
    'button',
    {
      type: 'button',
      className: ['api-copy'],
      dataCopyLink: anchor,
      dataCopied: messages['copied'] ?? '',
      dataNeedsScript: '',
      ariaLabel: label,
      title: label,
      ...unsearched,
    },
    [textNode('#')],
  );
}
