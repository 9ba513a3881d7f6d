import { defaultLocale, type LocaleId, locales } from '../../shared/locale/locales.ts';
import { localizePath } from '../../shared/locale/localizePath.ts';
import {
  demoIdOf,
  type PageFile,
  pageFileOf,
  type TabFile,
  tabFileOf,
} from '../content/contentPaths.ts';
import type { PageSource } from '../content/readPageSource.ts';
import type { Problem } from '../problems/Problem.ts';
import { buildNavigation, type Navigation } from './buildNavigation.ts';
import { checkAddresses } from './checkAddresses.ts';
import type { PageHead, TabHead } from './PageHead.ts';

/** Which pages there are and how they hang together: all that is known before any page's text is compiled. */
export interface Survey {
  readonly pages: readonly PageHead[];
  readonly byPath: ReadonlyMap<string, PageHead>;
  readonly navigation: ReadonlyMap<LocaleId, Navigation>;
  /** Every file that could be a demo, by the id it would have; helpers have names like those of demos. */
  readonly demoFiles: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly Problem[];
}

interface SurveyOptions {
  readonly contentFolder: string;
  /** All files of the content folder, absolute. */
  readonly files: readonly string[];
  readonly sourceOf: (file: string) => PageSource;
  /** What problems call a file. */
  readonly shownPath: (file: string) => string;
  /** Debug pages are part of the site in development only. */
  readonly withDebugPages: boolean;
  /** Title of the sidebar group that lists the sections themselves. */
  readonly overviewTitle: (localeId: LocaleId) => string;
}

export function surveyContent(options: SurveyOptions): Survey {
  const pageFiles = options.files.flatMap((file) => {
    const page = pageFileOf(options.contentFolder, file);
    return page === undefined ? [] : [page];
  });
  const byKey = new Map<string, PageFile[]>();
  for (const file of pageFiles) byKey.set(file.key, [...(byKey.get(file.key) ?? []), file]);

  const tabFiles = options.files.flatMap((file) => {
    const tab = tabFileOf(options.contentFolder, file);
    return tab === undefined ? [] : [tab];
  });
  const tabsByKey = new Map<string, TabFile[]>();
  for (const tab of tabFiles) tabsByKey.set(tab.key, [...(tabsByKey.get(tab.key) ?? []), tab]);

  const demoFiles = new Map<string, readonly string[]>();
  for (const file of options.files.filter((name) => name.endsWith('.tsx')))
    demoFiles.set(demoIdOf(file), [...(demoFiles.get(demoIdOf(file)) ?? []), file]);

  const pages = [...byKey].flatMap(([key, translations]) =>
    headsOf({ translations, tabs: tabsByKey.get(key) ?? [] }, options),
  );
  const navigation = new Map(
    locales.map(({ id }) => {
      const ofLocale = pages.filter((page) => page.localeId === id);
      return [
        id,
        buildNavigation({ pages: ofLocale, overviewTitle: options.overviewTitle(id) }),
      ] as const;
    }),
  );
  return {
    pages,
    navigation,
    byPath: new Map(pages.map((page) => [page.path, page])),
    demoFiles,
    problems: [
      ...pageFiles.flatMap(({ file }) => options.sourceOf(file).problems),
      ...tabFiles.flatMap(({ file }) => options.sourceOf(file).problems),
      ...tabFiles.flatMap((tab) => strayTabProblem(tab, byKey, options)),
      ...[...byKey.values()].flatMap((translations) => orphanProblem(translations, options)),
      ...checkAddresses(pageFiles, options.shownPath),
      ...[...navigation.values()].flatMap((item) => item.problems),
    ],
  };
}

interface PageFiles {
  readonly translations: readonly PageFile[];
  readonly tabs: readonly TabFile[];
}

/** A page in each locale; where there is no translation, the default locale's text stands in. */
function headsOf({ translations, tabs }: PageFiles, options: SurveyOptions): PageHead[] {
  // A draft in one language is one in all: each page names its translations.
  const isDraft = translations.some(
    ({ file }) => options.sourceOf(file).frontmatter?.debug === true,
  );
  if (isDraft && !options.withDebugPages) return [];
  return locales.flatMap((locale): PageHead[] => {
    const own = translations.find((page) => page.localeId === locale.id);
    const used = own ?? translations.find((page) => page.localeId === defaultLocale.id);
    if (used === undefined) return [];
    const { frontmatter, lineOf } = options.sourceOf(used.file);
    if (frontmatter === undefined) return [];
    const filename = options.shownPath(used.file);
    return [
      {
        id: `${filename.replace(/(\.[\w-]+)?\.mdx$/, '')}.${locale.id}`,
        file: used.file,
        filename,
        key: used.key,
        path: localizePath(used.key, locale),
        localeId: locale.id,
        textLocaleId: own === undefined ? used.localeId : undefined,
        frontmatter,
        lineOf,
        tabs: tabHeadsOf({ tabs, localeId: locale.id }, options),
      },
    ];
  });
}

interface TabFiles {
  readonly tabs: readonly TabFile[];
  readonly localeId: LocaleId;
}

/** The tabs of a page in one locale, in the order of their keys; untranslated ones stand in like pages. */
function tabHeadsOf({ tabs, localeId }: TabFiles, options: SurveyOptions): TabHead[] {
  const keys = [...new Set(tabs.map(({ tab }) => tab))].sort();
  return keys.flatMap((key): TabHead[] => {
    const ofKey = tabs.filter(({ tab }) => tab === key);
    const used =
      ofKey.find((tab) => tab.localeId === localeId) ??
      ofKey.find((tab) => tab.localeId === defaultLocale.id);
    const title = used && options.sourceOf(used.file).frontmatter?.title;
    if (used === undefined || title === undefined) return [];
    return [{ key, title, file: used.file, filename: options.shownPath(used.file) }];
  });
}

function orphanProblem(translations: readonly PageFile[], options: SurveyOptions): Problem[] {
  const [first] = translations;
  if (first === undefined || translations.some((page) => page.localeId === defaultLocale.id))
    return [];
  return [
    {
      file: options.shownPath(first.file),
      line: 1,
      message: 'The page translates nothing.',
      found: `no ${defaultLocale.id} page for ${first.key}`,
      expected: `the same page in ${defaultLocale.id}, in a file without a locale in its name`,
    },
  ];
}

function strayTabProblem(
  { file, key }: TabFile,
  byKey: ReadonlyMap<string, readonly PageFile[]>,
  options: SurveyOptions,
): Problem[] {
  if (byKey.has(key)) return [];
  return [
    {
      file: options.shownPath(file),
      line: 1,
      message: 'The tab belongs to no page.',
      found: `no page for ${key}`,
      expected: 'the page’s own file beside it, whose name is the same without `.$tab-…`',
    },
  ];
}
