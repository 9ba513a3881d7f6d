import { defaultLocale, locales } from '../../shared/locale/locales.ts';
import { localizePath } from '../../shared/locale/localizePath.ts';
import type { PageHero, PageMeta } from '../../shared/page/PageMeta.ts';
import { demoIdOf } from '../content/contentPaths.ts';
import type { Section } from './buildNavigation.ts';
import type { CompiledPage } from './CompiledPage.ts';
import type { PageHead } from './PageHead.ts';

interface MetaSource {
  readonly head: PageHead;
  readonly page: CompiledPage;
  readonly section: Section | undefined;
}

/** All that is known of a page besides its body. */
export function pageMetaOf({ head, page, section }: MetaSource): PageMeta {
  const { frontmatter, filename } = head;
  const hero = heroOf(head);
  return {
    title: frontmatter.title,
    description: frontmatter.description,
    filename,
    toc: page.toc,
    texts: page.texts,
    tabs: page.tabs.map(({ key, title, toc }) => ({ key, title, toc })),
    frontmatter: {
      title: frontmatter.title,
      ...(frontmatter.debug === true && { debug: true as const }),
    },
    ...(section !== undefined && { nav: { title: section.title, path: section.head.path } }),
    ...(hero !== undefined && { hero }),
  };
}

function heroOf({ frontmatter: { hero }, localeId }: PageHead): PageHero | undefined {
  if (hero === undefined) return undefined;
  const locale = locales.find(({ id }) => id === localeId) ?? defaultLocale;
  return {
    title: hero.title,
    description: hero.description,
    actions: (hero.actions ?? []).map(({ text, link }) => ({
      text,
      link: link.startsWith('/') ? localizePath(link, locale) : link,
    })),
    ...(hero.demo !== undefined && { demo: demoIdOf(hero.demo) }),
  };
}
