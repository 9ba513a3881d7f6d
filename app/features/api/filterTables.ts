import { matchesWords } from '../../../shared/api/matchesWords.ts';

export interface FilterCounts {
  readonly shown: number;
  readonly total: number;
}

/**
 * Hides the rows of all API tables that lack a word of `typed`, and the sections that have none left. The
 * tables are finished HTML, which nobody else touches.
 */
export function filterTables(root: ParentNode, typed: string): FilterCounts {
  let shown = 0;
  let total = 0;
  for (const section of sectionsOf(root)) {
    let isEmpty = section.rows.length > 0;
    for (const row of section.rows) {
      const isShown = matchesWords(textOf(row, section.title), typed);
      row.hidden = !isShown;
      total += 1;
      if (isShown) {
        shown += 1;
        isEmpty = false;
      }
    }
    for (const element of section.elements) element.toggleAttribute('data-filtered', isEmpty);
  }
  return { shown, total };
}

interface ApiSection {
  readonly title: string;
  readonly elements: readonly Element[];
  readonly rows: readonly HTMLElement[];
}

/** What stands under each heading of the page. */
function sectionsOf(root: ParentNode): ApiSection[] {
  const groups: Element[][] = [];
  for (const element of root.querySelectorAll('.prose > *')) {
    if (element.classList.contains('heading') || groups.length === 0) groups.push([element]);
    else groups.at(-1)?.push(element);
  }
  return groups.map((elements) => ({
    title: elements[0]?.querySelector('h2, h3')?.textContent ?? '',
    elements,
    rows: elements.flatMap((element) => [
      ...element.querySelectorAll<HTMLElement>('.api > tbody > tr'),
    ]),
  }));
}

/** `expandable.expandIcon`, description, type and default; not the demos. */
function textOf(row: Element, title: string): string {
  const name = row.querySelector('.api-name')?.textContent ?? '';
  const cells = [...row.children].map((cell) =>
    [...cell.childNodes]
      .filter((node) => !(node instanceof HTMLElement && node.matches('details, button')))
      .map((node) => node.textContent)
      .join(''),
  );
  return `${title}.${name} ${cells.join(' ')}`;
}
