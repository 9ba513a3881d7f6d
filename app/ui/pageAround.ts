import { assert } from '../../shared/assert.ts';

/**
 * The page that an element is part of. There can be another in the document, which is rendered ahead.
 * @throws Error outside of a page, or before there is an element.
 */
export function pageAround(element: Element | null): Element {
  const page = element?.closest('.page-content');
  assert(page, 'This is part of a page.');
  return page;
}
