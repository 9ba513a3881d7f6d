/** The query parameter that chooses a page's tab. */
export const tabParameter = 'tab';

/** The attribute of `<html>` that says, until the page has started, which tab the address chooses. */
export const tabAttribute = 'data-tab';

/** The ids of a tab's link and of its panel; the page's own text is the tab `doc`. */
export function tabIds(key: string | undefined) {
  return { tab: `tab-${key ?? 'doc'}`, panel: `tabpanel-${key ?? 'doc'}` };
}
