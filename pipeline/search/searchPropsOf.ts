import { toString as textOf } from 'mdast-util-to-string';
import type { LocaleId } from '../../shared/locale/locales.ts';
import type { SearchProp } from '../../shared/search/SearchMeta.ts';
import type { ApiDefinitions } from '../api/ApiReference.ts';
import { inlineMarkdown } from '../markdown/elements/inlineMarkdown.ts';

interface PropsOf {
  readonly definitions: ApiDefinitions;
  readonly localeId: LocaleId;
  /** The address of the page that describes them. */
  readonly pagePath: string;
  /** The anchors of that page: a prop that it does not show cannot be found on it. */
  readonly anchors: ReadonlySet<string>;
}

/** All props that the page describes; none while the reference is off or resolving. */
export function searchPropsOf({ definitions, localeId, pagePath, anchors }: PropsOf): SearchProp[] {
  if (definitions.kind !== 'ready') return [];
  return [...definitions.reference.values()].flatMap(({ title, props }) =>
    props
      .filter(({ anchor }) => anchors.has(anchor))
      .map(({ name, anchor, description }) => ({
        name,
        entity: title[localeId],
        link: `${pagePath}#${anchor}`,
        description: textOf(inlineMarkdown(description[localeId])),
      })),
  );
}
