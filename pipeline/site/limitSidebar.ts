import type { SidebarGroup } from '../../shared/page/PageData.ts';

/** How many pages a sidebar lists at most. Every page carries its sidebar, so this bounds what a page weighs. */
export const sidebarLimit = 120;

/**
 * The part of the sidebar that the page at `path` carries: all of it while it is short, else each group
 * shortened around the current page (or to its beginning), with the number of pages left out.
 */
export function limitSidebar(
  groups: readonly SidebarGroup[],
  path: string,
  limit: number = sidebarLimit,
): readonly SidebarGroup[] {
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  if (count <= limit) return groups;
  const share = Math.max(3, Math.floor(limit / (groups.length + 1)));
  return groups.map(({ title, items }) => {
    if (items.length <= share) return { title, items };
    const current = items.findIndex((item) => item.path === path);
    const room = current < 0 ? share : share * 2;
    const start = Math.max(0, Math.min(current - Math.floor(room / 2), items.length - room));
    const shown = items.slice(start, start + room);
    return { title, items: shown, hiddenCount: items.length - shown.length };
  });
}
