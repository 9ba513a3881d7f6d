import { apiPageKey } from '../../shared/api/apiPageKey.ts';
import type { LocaleId } from '../../shared/locale/locales.ts';
import type { SearchMeta } from '../../shared/search/SearchMeta.ts';
import type { ApiDefinitions } from '../api/ApiReference.ts';
import type { Demo } from '../demo/readDemo.ts';
import type { Navigation } from '../site/buildNavigation.ts';
import type { CompiledPage } from '../site/CompiledPage.ts';
import type { PageHead } from '../site/PageHead.ts';
import { identifiersOf } from './identifiersOf.ts';
import { searchMetaOf } from './searchMetaOf.ts';
import { searchPropsOf } from './searchPropsOf.ts';

interface SearchSource {
  readonly definitions: ApiDefinitions;
  readonly localeId: LocaleId;
  readonly navigation: Navigation;
  /** The pages of all locales. */
  readonly pages: readonly PageHead[];
  readonly compile: (head: PageHead) => CompiledPage;
  readonly demoAt: (file: string) => Demo;
}

/** What search knows of a locale's pages, in the order a reader turns them. */
export function searchMetaOfLocale(source: SearchSource): SearchMeta[] {
  const { definitions, localeId, navigation, pages, compile, demoAt } = source;
  const inSections = new Set(navigation.reading);
  const others = pages.filter((head) => head.localeId === localeId && !inSections.has(head));
  return [...navigation.reading, ...others].map((head) => {
    const page = compile(head);
    return searchMetaOf({
      head,
      page,
      section: navigation.sectionOf.get(head.path),
      identifiersOf: (file) => identifiersOf(sourcesOf(demoAt(file))),
      props:
        head.key === apiPageKey
          ? searchPropsOf({ definitions, localeId, pagePath: head.path, anchors: page.anchors })
          : [],
    });
  });
}

function sourcesOf({ asset }: Demo) {
  return Object.entries(asset.dependencies).flatMap(([file, dependency]) =>
    dependency.type === 'FILE' ? [{ path: file, code: dependency.value }] : [],
  );
}
