import type { PageLink, SidebarGroup, SidebarItem } from '../../shared/page/PageData.ts';
import type { Problem } from '../problems/Problem.ts';
import type { PageHead } from './PageHead.ts';

/** A navigation group: the page that declares it, and every page below it. */
export interface Section {
  readonly head: PageHead;
  readonly title: string;
  readonly order: number;
  /** Every page of the section, its head first, in the order of the sidebar. */
  readonly pages: readonly PageHead[];
}

export interface Navigation {
  readonly sections: readonly Section[];
  readonly links: readonly PageLink[];
  readonly sidebar: readonly SidebarGroup[];
  /** All pages in the order a reader turns them. */
  readonly reading: readonly PageHead[];
  /** The section of a page by its path. */
  readonly sectionOf: ReadonlyMap<string, Section>;
  readonly problems: readonly Problem[];
}

/** The home page first, then by declared order, the highest first. */
function compareSections(a: Section, b: Section): number {
  return Number(b.head.key === '/') - Number(a.head.key === '/') || b.order - a.order;
}

function comparePages(a: PageHead, b: PageHead): number {
  const orderOf = (page: PageHead) => page.frontmatter.order ?? Number.POSITIVE_INFINITY;
  // Two pages without an order are both at infinity, whose difference is not a number.
  return orderOf(a) === orderOf(b) ? a.key.localeCompare(b.key) : orderOf(a) - orderOf(b);
}

/** The nearest page above `key` that declares a navigation group, or the page itself. */
function sectionKey(key: string, headKeys: ReadonlySet<string>): string | undefined {
  let candidate = key;
  while (!headKeys.has(candidate)) {
    if (candidate === '/') return undefined;
    candidate = candidate.slice(0, candidate.lastIndexOf('/')) || '/';
  }
  return candidate;
}

interface NavigationSource {
  /** The pages of one locale. */
  readonly pages: readonly PageHead[];
  /** Title of the sidebar group that lists the sections themselves. */
  readonly overviewTitle: string;
}

/** Works out sections, sidebar and the order of pages from the front matter of one locale's pages. */
export function buildNavigation({ pages, overviewTitle }: NavigationSource): Navigation {
  const heads = pages.filter((page) => page.frontmatter.nav !== undefined);
  const headKeys = new Set(heads.map((page) => page.key));
  const members = new Map<string | undefined, PageHead[]>();
  for (const page of pages) {
    const key = sectionKey(page.key, headKeys);
    const known = members.get(key);
    if (known === undefined) members.set(key, [page]);
    else known.push(page);
  }
  const problems: Problem[] = [];

  const sections = heads
    .map((head): Section => {
      const nav = head.frontmatter.nav;
      const groupIds = (head.frontmatter.groups ?? []).map((group) => group.id);
      const rank = (page: PageHead) => groupIds.indexOf(page.frontmatter.group ?? '');
      const others = (members.get(head.key) ?? []).filter((page) => page !== head);
      for (const page of others) {
        if (groupIds.length > 0 && rank(page) < 0)
          problems.push({
            file: page.filename,
            line: page.lineOf('group'),
            message: 'The page stands in no group of its section.',
            found: page.frontmatter.group ?? 'no group',
            expected: `group: one of ${groupIds.join(', ')} (declared in ${head.filename})`,
          });
      }
      if (nav !== undefined && nav.path !== head.key)
        problems.push({
          file: head.filename,
          line: head.lineOf('nav', 'path'),
          message: 'The navigation group points to another page.',
          found: `nav.path: ${nav.path}`,
          expected: `nav.path: ${head.key}`,
        });
      return {
        head,
        title: nav?.title ?? head.frontmatter.title,
        order: nav?.order ?? 0,
        pages: [head, ...others.sort((a, b) => rank(a) - rank(b) || comparePages(a, b))],
      };
    })
    .sort(compareSections);

  const sectionOf = new Map(
    sections.flatMap((section) => section.pages.map((page) => [page.path, section] as const)),
  );
  return {
    sections,
    links: sections.map(({ title, head }) => ({ title, path: head.path })),
    sidebar: [
      {
        title: overviewTitle,
        items: sections.map(({ title, head }) => ({ title, path: head.path })),
      },
      ...sections.flatMap(sidebarGroups),
    ],
    reading: sections.flatMap((section) => section.pages),
    sectionOf,
    problems,
  };
}

function sidebarItem({ frontmatter, path }: PageHead): SidebarItem {
  return {
    title: frontmatter.title,
    path,
    ...(frontmatter.debug === true && { debug: true as const }),
  };
}

function sidebarGroups({ head, title, pages }: Section): SidebarGroup[] {
  const others = pages.filter((page) => page !== head);
  const groups = head.frontmatter.groups ?? [];
  if (groups.length === 0)
    return others.length === 0 ? [] : [{ title, items: others.map(sidebarItem) }];
  return groups
    .map((group) => ({
      title: group.title,
      items: others.filter((page) => page.frontmatter.group === group.id).map(sidebarItem),
    }))
    .filter((group) => group.items.length > 0);
}
