import { readFileSync } from 'node:fs';
import { defaultLocale, locales } from '../../shared/locale/locales.ts';
import { localizePath, pathWithoutLocale } from '../../shared/locale/localizePath.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { markdownAddress } from '../../shared/route/dataAddress.ts';
import { parseChangelog } from '../content/changelogSchema.ts';
import { demoIdOf } from '../content/contentPaths.ts';
import type { Site } from '../site/createSite.ts';
import { galleryGroups } from '../site/galleryGroups.ts';
import type { PageHead } from '../site/PageHead.ts';
import { atomFeed } from './atomFeed.ts';
import { pageMarkdown } from './pageMarkdown.ts';

/** What the site has for programs that read it. */
export interface Exporter {
  /** The page as Markdown. */
  readonly markdown: (head: PageHead) => string;
  /** The versions on the page as an Atom feed; `undefined` for a page without any. */
  readonly feed: (head: PageHead) => string | undefined;
  /** An overview of the site's Markdown. */
  readonly index: () => string;
  /** All of the site in the default locale, in one file. */
  readonly full: () => string;
}

/** Absolute address of a file that demos share. */
export function sharedFileAddress(file: string): string {
  return `/demo-source/${file}`;
}

export function createExporter(site: Site, origin: string): Exporter {
  const contextOf = (head: PageHead) => {
    const locale = locales.find(({ id }) => id === head.localeId) ?? defaultLocale;
    return {
      ...site.context(head),
      localeId: head.localeId,
      demoAt: (file: string) => site.findDemo(demoIdOf(file)),
      linkTo: (target: string) => linkTo(target),
      sharedFile: (file: string) => origin + sharedFileAddress(file),
      gallery: galleryGroups({ section: site.section(head), pictureOf: () => undefined }),
    };

    function linkTo(target: string): string {
      const [path = ''] = target.split(/[?#]/, 1);
      const rest = target.slice(path.length);
      if (path === '') return origin + head.path + rest;
      if (!path.startsWith('/') || path.startsWith('//')) return target;
      // Authors write links without a locale, cards have theirs already.
      const bare = pathWithoutLocale(path, matchLocale(path, locales));
      const localized = localizePath(bare, locale);
      if (site.findPage(localized) === undefined) return origin + target;
      return origin + markdownAddress(localized) + rest;
    }
  };
  const write = (head: PageHead) => {
    const { places, tabs } = site.compile(head);
    return pageMarkdown(
      {
        title: head.frontmatter.hero?.title ?? head.frontmatter.title,
        description: head.frontmatter.description,
        address: origin + head.path,
        source: site.source(head),
        places,
        tabs,
      },
      contextOf(head),
    );
  };
  const written = new Map<PageHead, string>();
  const markdown = (head: PageHead) => {
    const text = written.get(head) ?? write(head);
    written.set(head, text);
    return text;
  };
  const ofDefaultLocale = () => site.reading(defaultLocale.id);
  return {
    markdown,
    feed(head) {
      const page = site.compile(head);
      if (!page.segments.some(({ type }) => type === 'change-filter')) return undefined;
      const [file] = page.dataFiles;
      if (file === undefined) return undefined;
      const { messages } = site.context(head);
      const changelog = parseChangelog(readFileSync(file, 'utf8'));
      return atomFeed({ head, changelog, messages, origin });
    },
    index() {
      const [home] = ofDefaultLocale();
      const line = ({ frontmatter, path }: PageHead) =>
        `- [${frontmatter.title}](${origin}${markdownAddress(path)}): ${frontmatter.description}`;
      const sections = new Map<string, string[]>();
      for (const head of ofDefaultLocale()) {
        const title = site.section(head)?.title ?? '';
        sections.set(title, [...(sections.get(title) ?? []), line(head)]);
      }
      const others = locales
        .filter(({ id }) => id !== defaultLocale.id)
        .map((locale) => {
          const address = origin + markdownAddress(localizePath('/', locale));
          return `- [${locale.name}](${address}): every page above, with this suffix`;
        });
      return [
        '# rc-table',
        `> ${home?.frontmatter.description ?? ''}`,
        `Every page is also there as Markdown, demo source and tables of props included: add \`.md\` to its address. [llms-full.txt](${origin}/llms-full.txt) has all of them in one file.`,
        ...[...sections].map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
        `## Optional\n\n${others.join('\n')}`,
        '',
      ].join('\n\n');
    },
    full: () => ofDefaultLocale().map(markdown).join('\n---\n\n'),
  };
}
