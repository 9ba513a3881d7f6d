import { markMatches } from '../../../shared/search/markMatches.ts';
import { parseQuery, type Term } from '../../../shared/search/parseQuery.ts';
import { createSegmentWords } from '../../../shared/search/segmentWords.ts';
import { hashTarget } from '../../router/hashTarget.ts';
import type { Arrival } from './arrival.ts';
import { revealCode } from './revealCode.ts';

/** Finished HTML, which React never renders again, and the page's title, which it renders once. */
const markable = '.prose, .page-title h1, .demo-source code';

/** Marks the words of a query where a hit leads to, and opens the tab or the code that they stand in. */
export function markArrival({ link, query, identifier }: Arrival): void {
  for (const old of document.querySelectorAll('.search-mark')) unwrap(old);
  const { terms } = parseQuery(query, createSegmentWords());
  const { hash } = new URL(link, location.origin);
  const target = hash === '' ? document.querySelector('main h1') : hashTarget(hash);
  if (target === null) return;
  scrollWhenShown(target);
  const marks = textsAfter(target).flatMap((text) => markText(text, terms));
  const [first] = marks;
  if (first !== undefined) openTab(first);
  if (identifier === undefined) return;
  revealCode(target, identifier, (code, hasReadOn) => {
    const [mark] = textsIn(code).flatMap((text) => markText(text, terms));
    if (!hasReadOn) mark?.scrollIntoView({ block: 'center' });
  });
}

function unwrap(element: Element): void {
  const { parentNode } = element;
  element.replaceWith(...element.childNodes);
  parentNode?.normalize();
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

/** The texts of the section that begins with `target`: all up to the next heading, or of a table row its own. */
function textsAfter(target: Element): Text[] {
  const isRow = target.matches('tr');
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
  const next = headings.find((heading) => isAfter(target, heading));
  return textsIn(isRow ? target : (document.querySelector('main') ?? target)).filter((text) => {
    const parent = text.parentElement;
    if (parent === null || parent.closest(markable) === null) return false;
    if (parent.closest('.demo-stage, button, .heading-link') !== null) return false;
    const isBefore = isAfter(text, target) && !target.contains(text);
    return !isBefore && (next === undefined || isAfter(text, next));
  });
}

/** Whether `later` stands after `node` in the document, and not inside it. */
function isAfter(node: Node, later: Node): boolean {
  const position = node.compareDocumentPosition(later);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !node.contains(later);
}

function markText(text: Text, terms: readonly Term[]): HTMLElement[] {
  const parts = markMatches(text.data, terms);
  if (!parts.some(({ isMatch }) => isMatch)) return [];
  const marks: HTMLElement[] = [];
  const nodes = parts.map((part) => {
    if (!part.isMatch) return part.text;
    const mark = document.createElement('mark');
    mark.className = 'search-mark';
    mark.textContent = part.text;
    marks.push(mark);
    return mark;
  });
  text.replaceWith(...nodes);
  return marks;
}

/** A page that is shown already changes its tab, but does not go to the section in it. */
function scrollWhenShown(target: Element): void {
  const panel = target.closest('[role="tabpanel"][hidden]');
  if (panel === null) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    target.scrollIntoView();
  });
  observer.observe(panel, { attributeFilter: ['hidden'] });
}

/** Selects the tab whose panel holds `element`. The tabs of a page are links, and the hit's link has chosen one. */
function openTab(element: Element): void {
  const panel = element.closest('[role="tabpanel"][hidden]');
  if (panel === null) return;
  document
    .querySelector<HTMLElement>(`button[role="tab"][aria-controls="${CSS.escape(panel.id)}"]`)
    ?.click();
}
