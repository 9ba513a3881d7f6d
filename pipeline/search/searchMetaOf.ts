import type { PageText, TocEntry } from '../../shared/page/PageMeta.ts';
import { tabParameter } from '../../shared/page/tabParameter.ts';
import type { SearchMeta, SearchProp, SearchSection } from '../../shared/search/SearchMeta.ts';
import type { Section } from '../site/buildNavigation.ts';
import type { CompiledPage } from '../site/CompiledPage.ts';
import type { PageHead } from '../site/PageHead.ts';

interface SearchSource {
  readonly head: PageHead;
  readonly page: CompiledPage;
  readonly section: Section | undefined;
  /** The telling names in a demo's source, by the demo's file. */
  readonly identifiersOf: (file: string) => readonly string[];
  readonly props: readonly SearchProp[];
}

/**
 * What search knows of a page, its tabs included. A tab that the build has made says nothing that search would
 * not find elsewhere.
 */
export function searchMetaOf(source: SearchSource): SearchMeta {
  const { head, page, section, identifiersOf, props } = source;
  // A demo's description, which stands under the demo's heading, is found as the demo's.
  const descriptions = new Map(
    page.demos.map(({ id, description }) => [id, withoutBreaks(description)] as const),
  );
  const ownTexts = (texts: readonly PageText[], toc: readonly TocEntry[]) =>
    texts.filter(({ value, tocIndex }) => {
      const heading = tocIndex === undefined ? undefined : toc[tocIndex];
      return heading === undefined || descriptions.get(heading.id)?.includes(value) !== true;
    });
  const tabs = page.tabs.filter(({ isGenerated }) => !isGenerated);
  const linkOfTab = (key: string) => `${head.path}?${tabParameter}=${key}`;
  const linkOfDemo = (id: string) => {
    const tab = page.tabs.find(({ demoIds }) => demoIds.includes(id));
    const link = tab === undefined ? head.path : linkOfTab(tab.key);
    // The demo of a hero has no heading of its own.
    return page.anchors.has(id) ? `${link}#${id}` : link;
  };
  return {
    navTitle: section?.title ?? '',
    navOrder: section?.order ?? 0,
    title: head.frontmatter.title,
    link: head.path,
    sections: [
      ...sectionsOf({
        link: head.path,
        title: '',
        toc: page.toc,
        texts: ownTexts(page.texts, page.toc),
      }),
      ...tabs.flatMap(({ key, title, toc, texts }) =>
        sectionsOf({ link: linkOfTab(key), title, toc, texts: ownTexts(texts, toc) }),
      ),
    ],
    demos: page.demos.map(({ id, file, title, description, keywords }) => ({
      link: linkOfDemo(id),
      rawTitle: title,
      title,
      description: withoutBreaks(description),
      keywords,
      identifiers: identifiersOf(file),
    })),
    props,
  };
}

interface Text {
  readonly link: string;
  /** What the text before the first heading stands under; nothing in a page's own text. */
  readonly title: string;
  readonly toc: readonly TocEntry[];
  readonly texts: readonly PageText[];
}

function sectionsOf({ link, title, toc, texts }: Text): SearchSection[] {
  const paragraphsAt = (tocIndex: number | undefined) =>
    texts.filter((text) => text.tocIndex === tocIndex).map(({ value }) => value);
  const intro: SearchSection = {
    rawTitle: title,
    title,
    link,
    paragraphs: paragraphsAt(undefined),
  };
  return [
    ...(title !== '' || intro.paragraphs.length > 0 ? [intro] : []),
    ...toc.map((entry, index) => ({
      rawTitle: entry.title,
      title: entry.title,
      link: `${link}#${entry.id}`,
      paragraphs: paragraphsAt(index),
    })),
  ];
}

function withoutBreaks(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
