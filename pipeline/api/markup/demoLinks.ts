import { defaultLocale } from '../../../shared/locale/locales.ts';
import type { PageContext } from '../../markdown/PageContext.ts';
import type { DemoUseLink } from '../uses/createUseIndex.ts';
import { type Child, element, textNode, unsearched } from './nodes.ts';

/** The demos that use a prop, each with the line. Nothing where there are none. */
export function demoLinks(uses: readonly DemoUseLink[], page: PageContext): Child[] {
  if (uses.length === 0) return [];
  const { messages, locale } = page;
  const items = uses.map(({ titles, target, line, fileName }) => {
    const title = titles[locale.id] ?? titles[defaultLocale.id] ?? '';
    const place = (messages['api.line'] ?? '{line}').replace('{line}', String(line));
    return element('li', {}, [
      element('a', { href: target }, [textNode(title)]),
      textNode(` ${fileName === undefined ? '' : `${fileName}, `}${place}`),
    ]);
  });
  const label = (messages['api.demos'] ?? '{count}').replace('{count}', String(uses.length));
  return [
    element('details', { className: ['api-demos'], ...unsearched }, [
      element('summary', {}, [textNode(label)]),
      element('ul', {}, items),
    ]),
  ];
}
