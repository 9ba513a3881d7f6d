import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { assert } from '../../shared/assert.ts';
import type { DemoChunk } from '../../shared/demo/DemoChunk.ts';
import { type LocaleId, locales } from '../../shared/locale/locales.ts';
import { localizePath } from '../../shared/locale/localizePath.ts';
import type { PageData, SidebarGroup } from '../../shared/page/PageData.ts';
import type { PageMeta } from '../../shared/page/PageMeta.ts';
import { pictureAddress } from '../../shared/page/pictureAddress.ts';
import { createRoutes } from '../../shared/route/createRoutes.ts';
import type { RouteEntry } from '../../shared/route/RouteEntry.ts';
import type { SearchMeta } from '../../shared/search/SearchMeta.ts';
import { type Api, createApi } from '../api/createApi.ts';
import { createUseIndex, type UseIndex } from '../api/uses/createUseIndex.ts';
import { type DemoMention, demoMentions } from '../api/uses/demoMentions.ts';
import { demoIdOf, pageFileOf, tabFileOf } from '../content/contentPaths.ts';
import { listFiles } from '../content/listFiles.ts';
import { type Messages, readMessages } from '../content/readMessages.ts';
import { type PageSource, readPageSource } from '../content/readPageSource.ts';
import { createPackageVersion } from '../demo/packageVersions.ts';
import { type Demo, readDemo } from '../demo/readDemo.ts';
import { createHighlighter, type Highlight } from '../highlight/createHighlighter.ts';
import type { CompiledMarkdown } from '../markdown/CompiledMarkdown.ts';
import type { PageContext } from '../markdown/PageContext.ts';
import type { Problem } from '../problems/Problem.ts';
import { uniqueProblems } from '../problems/uniqueProblems.ts';
import { searchMetaOfLocale } from '../search/searchMetaOfLocale.ts';
import type { Navigation, Section } from './buildNavigation.ts';
import type { CompiledPage } from './CompiledPage.ts';
import { checkDemoIds } from './checkDemoIds.ts';
import { checkLinks } from './checkLinks.ts';
import { checkMentions } from './checkMentions.ts';
import { checkTranslations } from './checkTranslations.ts';
import { compilePage } from './compilePage.ts';
import { createPageStore } from './createPageStore.ts';
import { heroDemo, heroLinks, heroProblems } from './hero.ts';
import { lastChanges } from './lastChanges.ts';
import type { PageHead } from './PageHead.ts';
import { notFoundDataOf, pageDataOf, routePageOf } from './pageDataOf.ts';
import { pageMetaOf } from './pageMetaOf.ts';
import { type GeneratedTab, propsTab } from './propsTab.ts';
import { type Survey, surveyContent } from './surveyContent.ts';

export interface SiteOptions {
  /** Absolute path of the repository. */
  readonly repository: string;
  /** Absolute path of the folder that holds the pages. */
  readonly contentFolder: string;
  readonly mode: 'development' | 'production';
  /** Whether the site has a plain file, not made from the content, at an address. */
  readonly hasFile: (path: string) => boolean;
  /** Whether the API reference is made from the installed types. */
  readonly apiParser: boolean;
}

/** Names the build and says where a demo's code lies in it. */
export interface BuildReferences {
  readonly build: string;
  /** `undefined` for a demo that is not in the build; pages leave it out. */
  readonly demoChunk: (demo: Demo) => DemoChunk | undefined;
}

/** The whole content, read on demand and kept until a file changes. */
export interface Site {
  /** All pages of the mode, every locale's, in a fixed order. */
  readonly pages: () => readonly PageHead[];
  readonly routes: () => readonly RouteEntry[];
  readonly findPage: (path: string) => PageHead | undefined;
  readonly compile: (head: PageHead) => CompiledPage;
  /**
   * All demos that any page embeds, in the order of their ids. They are seen in the text of the pages, of which none
   * is compiled for it; `check` reports one that cannot be seen so.
   */
  readonly demos: () => readonly Demo[];
  /** The demo of an id, whether or not a page embeds it. Compiles nothing. */
  readonly findDemo: (id: string) => Demo | undefined;
  /** Everything wrong that can be seen without compiling a page. */
  readonly checkSurvey: () => readonly Problem[];
  /** Everything wrong with one page, its demos and its links included. */
  readonly checkPage: (head: PageHead) => readonly Problem[];
  /** Everything wrong with the content. Compiles every page, and lets others work after each. */
  readonly check: () => Promise<readonly Problem[]>;
  readonly pageMeta: (head: PageHead) => PageMeta;
  readonly pageData: (head: PageHead, references: BuildReferences) => PageData;
  readonly notFoundPage: (localeId: LocaleId, build: string) => PageData;
  /** What search knows of a locale's pages, in the order a reader turns them. */
  readonly searchMeta: (localeId: LocaleId) => readonly SearchMeta[];
  /** The page's text as written. */
  readonly source: (head: PageHead) => string;
  readonly context: (head: PageHead) => PageContext;
  readonly section: (head: PageHead) => Section | undefined;
  /** The pages of a locale in the order a reader turns them. */
  readonly reading: (localeId: LocaleId) => readonly PageHead[];
  /** The whole sidebar of a locale; a page carries a part of it. */
  readonly sidebar: (localeId: LocaleId) => readonly SidebarGroup[];
  readonly highlight: Highlight;
  readonly api: Api;
  /** Which demos use which props. */
  readonly uses: UseIndex;
  /** Reads again what a new, changed or removed file of the content has to do with. */
  readonly fileChanged: (file: string) => Promise<void>;
}

/** What the text of a page says of its demos, to be compared. */
function mentionedBy(page: PageSource | undefined, file: string): string {
  return JSON.stringify(page === undefined ? [] : demoMentions(page.source, file));
}

/** How many compiled pages are held in memory. Sites of the usual size are held whole. */
const heldPages = 300;

export async function createSite(options: SiteOptions): Promise<Site> {
  const { repository, contentFolder, mode, hasFile, apiParser } = options;
  const shownPath = (file: string) => path.relative(repository, file).split(path.sep).join('/');
  const api = createApi({ repository, contentFolder, isEnabled: apiParser });
  const [highlight, changes, messageEntries] = await Promise.all([
    createHighlighter(),
    lastChanges(repository, contentFolder),
    Promise.all(locales.map(async ({ id }) => [id, await readMessages(repository, id)] as const)),
    // A build waits for the types; development shows that they are on their way.
    mode === 'production' ? api.whenResolved : undefined,
  ]);
  const messagesByLocale = new Map<LocaleId, Messages>(messageEntries);
  const packageVersion = createPackageVersion(repository);

  let sources: ReadonlyMap<string, PageSource> = new Map();
  const compiled = createPageStore({ folder: path.join(repository, '.cache'), limit: heldPages });
  const demoByFile = new Map<string, Demo>();
  const uses = createUseIndex({
    definitions: api.definitions,
    pages: () =>
      survey.pages.map(({ key, localeId, file }) => ({ key, localeId, demos: mentionsIn(file) })),
    demoAt,
  });
  let survey: Survey;
  await takeSurvey();
  if (mode === 'development') void api.whenResolved.then(forgetApi);

  /** Pages say what the reference was when they were compiled. */
  function forgetApi(): void {
    api.forget();
    uses.forgetReference();
    compiled.forgetAll();
  }

  /** Surveys the files there are now. Until it is done, everything is answered from the survey before it. */
  async function takeSurvey(): Promise<void> {
    const files = await listFiles(contentFolder);
    const read = new Map<string, PageSource>();
    for (const file of files) {
      const isPage = pageFileOf(contentFolder, file) ?? tabFileOf(contentFolder, file);
      if (isPage !== undefined)
        read.set(file, sources.get(file) ?? (await readPageSource(file, shownPath(file))));
    }
    sources = read;
    survey = surveyContent({
      contentFolder,
      files,
      sourceOf,
      shownPath,
      withDebugPages: mode === 'development',
      overviewTitle: (localeId) => messagesOf(localeId)['sidebar.overview'] ?? '',
    });
  }

  function sourceOf(file: string): PageSource {
    const source = sources.get(file);
    assert(source, `${file} was not read.`);
    return source;
  }

  function messagesOf(localeId: LocaleId): Messages {
    const messages = messagesByLocale.get(localeId);
    assert(messages, `There are no messages for the locale ${localeId}.`);
    return messages;
  }

  function navigationOf(localeId: LocaleId): Navigation {
    const navigation = survey.navigation.get(localeId);
    assert(navigation, `There is no navigation for the locale ${localeId}.`);
    return navigation;
  }

  function compile(head: PageHead): CompiledPage {
    const known = compiled.get(head);
    if (known !== undefined) return known;
    const own = compilePage({
      head,
      context: contextOf(head),
      sourceOf: (file) => sourceOf(file).source,
      shownPath,
      generateTabs: (markdown) => generateTabs(head, markdown),
    });
    const page: CompiledPage = { ...own, demos: [...own.demos, ...heroDemo(head)] };
    compiled.set(page);
    return page;
  }

  function anchorsOf(head: PageHead): ReadonlySet<string> {
    return (compiled.factsOf(head) ?? compile(head)).anchors;
  }

  function contextOf({ file, localeId }: PageHead): PageContext {
    const locale = locales.find(({ id }) => id === localeId);
    assert(locale, `There is no locale ${localeId}.`);
    return {
      file,
      contentFolder,
      locale,
      messages: messagesOf(localeId),
      highlight,
      api: { definitions: api.definitions, demosOf: uses.demosOf },
    };
  }

  /** Pages that are about demos say which props these use; the head of a section has the whole reference. */
  function generateTabs(head: PageHead, { demos }: CompiledMarkdown): GeneratedTab[] {
    if (demos.length === 0 || head.frontmatter.nav !== undefined) return [];
    const definitions = api.definitions();
    if (definitions.kind !== 'ready') return [];
    const tab = propsTab({
      localeId: head.localeId,
      messages: messagesOf(head.localeId),
      reference: definitions.reference,
      demos: demos.map(({ file, title }) => ({
        title,
        props: uses.propsOf(demoAt(file), head.key),
      })),
      dataFiles: demos.flatMap(({ file }) => demoAt(file).files),
    });
    return tab === undefined ? [] : [tab];
  }

  function demoAt(file: string): Demo {
    const known = demoByFile.get(file);
    if (known !== undefined) return known;
    const demo = readDemo({ file, repository, contentFolder, packageVersion });
    demoByFile.set(file, demo);
    return demo;
  }

  function mentionsIn(file: string): DemoMention[] {
    // The page itself reports one that is not there.
    return demoMentions(sourceOf(file).source, file).filter((demo) => existsSync(demo.file));
  }

  function embeddedFiles(): string[] {
    const places = survey.pages.flatMap((head) => [
      ...[head, ...head.tabs].flatMap(({ file }) => mentionsIn(file)),
      ...heroDemo(head),
    ]);
    return [...new Set(places.map(({ file }) => file))];
  }

  function demos(): Demo[] {
    return embeddedFiles()
      .map(demoAt)
      .sort((a, b) => a.id.localeCompare(b.id));
  }

  function checkPage(head: PageHead): Problem[] {
    // Text that stands in for a translation is checked where it is at home.
    if (head.textLocaleId !== undefined) return [];
    const page = compile(head);
    const locale = locales.find(({ id }) => id === head.localeId);
    return [
      ...page.problems,
      ...heroProblems(head),
      ...page.demos.flatMap(({ file }) => demoAt(file).problems),
      ...checkLinks({
        filename: head.filename,
        key: head.key,
        links: [...page.links, ...heroLinks(head)],
        anchorsOf(key) {
          const target = locale && survey.byPath.get(localizePath(key, locale));
          return target && anchorsOf(target);
        },
        hasFile,
      }),
    ];
  }

  async function check(): Promise<Problem[]> {
    const { pages, byPath } = survey;
    const all = demos();
    const mentioned = new Set(all.map(({ file }) => file));
    const ofPages: Problem[] = [];
    for (const head of pages) {
      ofPages.push(...checkPage(head), ...checkMentions(compile(head), mentioned));
      await setImmediate();
    }
    return uniqueProblems([
      ...survey.problems,
      ...api.problems(),
      ...ofPages,
      ...checkTranslations({ pages, findPage: (pagePath) => byPath.get(pagePath), compile }),
      ...checkDemoIds(all, shownPath),
    ]);
  }

  function pageMeta(head: PageHead): PageMeta {
    const section = navigationOf(head.localeId).sectionOf.get(head.path);
    return pageMetaOf({ head, page: compile(head), section });
  }

  async function fileChanged(file: string): Promise<void> {
    const isPage =
      (pageFileOf(contentFolder, file) ?? tabFileOf(contentFolder, file)) !== undefined;
    // Read before anything is forgotten: what is asked for meanwhile would be made of the old text, and kept.
    const after =
      isPage && existsSync(file) ? await readPageSource(file, shownPath(file)) : undefined;
    if (api.isSource(file)) forgetApi();
    else if (/\.tsx?$/.test(file)) {
      // Pages say which demos use a prop. The reference is the same, and takes a while to read.
      uses.forgetPages();
      compiled.forgetAll();
    }
    // One with problems may be waiting for a file that was missing.
    for (const [demoFile, demo] of demoByFile)
      if (demo.files.includes(file) || demo.problems.length > 0) demoByFile.delete(demoFile);
    for (const { head, dataFiles, problems } of compiled.facts()) {
      // A page with problems may be waiting for a file that was missing.
      const isConcerned = head.file === file || dataFiles.includes(file) || problems.length > 0;
      if (isConcerned) compiled.forget(head.path);
    }
    // What is in a demo or a data file changes no other page, however many there are.
    if (!isPage && survey.demoFiles.get(demoIdOf(file))?.includes(file) && existsSync(file)) return;
    if (!isPage && !file.endsWith('.tsx')) return;
    const before = sources.get(file);
    if (after !== undefined) sources = new Map(sources).set(file, after);
    // The text alone changes nothing for other pages, however many there are.
    const isTextAlone =
      before?.frontmatter !== undefined &&
      JSON.stringify(after?.frontmatter) === JSON.stringify(before.frontmatter);
    if (!isTextAlone) await takeSurvey();
    // Other pages list the demos that use a prop.
    if (!isTextAlone || mentionedBy(before, file) !== mentionedBy(after, file)) {
      uses.forgetPages();
      compiled.forgetAll();
    }
  }

  return {
    pages: () => survey.pages,
    routes: () => createRoutes(survey.pages.map(routePageOf)),
    findPage: (pagePath) => survey.byPath.get(pagePath),
    compile,
    demos,
    findDemo(id) {
      const files = survey.demoFiles.get(id) ?? [];
      // A helper can have the name of another page's demo.
      const embedded = files.length > 1 ? embeddedFiles() : [];
      const file = files.find((name) => embedded.includes(name)) ?? files[0];
      return file === undefined ? undefined : demoAt(file);
    },
    checkSurvey: () => [...survey.problems, ...api.problems()],
    checkPage,
    check,
    pageMeta,
    pageData: (head, { build, demoChunk }) =>
      pageDataOf({
        build,
        head,
        meta: pageMeta(head),
        page: compile(head),
        navigation: navigationOf(head.localeId),
        demos: compile(head).demos.flatMap(({ file }) => demoChunk(demoAt(file)) ?? []),
        lastUpdated: changes.get(head.filename),
        pictureOf({ key }) {
          const picture = pictureAddress(key);
          return hasFile(picture.light) && hasFile(picture.dark) ? picture : undefined;
        },
      }),
    notFoundPage: (localeId, build) =>
      notFoundDataOf({
        build,
        localeId,
        title: messagesOf(localeId)['not-found.title'] ?? '',
        navigation: navigationOf(localeId),
      }),
    searchMeta: (localeId) =>
      searchMetaOfLocale({
        definitions: api.definitions(),
        localeId,
        navigation: navigationOf(localeId),
        pages: survey.pages,
        compile,
        demoAt,
      }),
    source: (head) => sourceOf(head.file).source,
    context: contextOf,
    section: (head) => navigationOf(head.localeId).sectionOf.get(head.path),
    reading: (localeId) => navigationOf(localeId).reading,
    sidebar: (localeId) => navigationOf(localeId).sidebar,
    highlight,
    api,
    uses,
    fileChanged,
  };
}
