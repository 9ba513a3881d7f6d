import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { localizePath } from '../../shared/locale/localizePath.ts';
import type { PageText, TocEntry } from '../../shared/page/PageMeta.ts';
import { escapeHtml } from '../highlight/escapeHtml.ts';
import type { InternalLink, PageProblem } from './CompiledMarkdown.ts';
import type { PageContext } from './PageContext.ts';
import { segmentNames } from './siteNode.ts';

interface TreeReading {
  readonly toc: readonly TocEntry[];
  readonly texts: readonly PageText[];
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly InternalLink[];
  readonly problems: readonly PageProblem[];
}

/** Elements whose whole text is one paragraph of the page. */
const textElements: ReadonlySet<string> = new Set([
  'p',
  'td',
  'th',
  'dt',
  'dd',
  'figcaption',
  'summary',
]);

/**
 * The one pass over a page's HTML tree. It collects headings, texts, anchors and links, and finishes the
 * tree on the way: anchors on headings, addresses in the page's locale, highlighted code, scrolling tables.
 */
export function readTree(tree: Root, page: PageContext): TreeReading {
  const slugger = new GithubSlugger();
  const toc: TocEntry[] = [];
  const texts: PageText[] = [];
  const anchors = new Set<string>();
  const links: InternalLink[] = [];
  const problems: PageProblem[] = [];

  const placeOf = (element: Element) => ({
    line: element.position?.start.line ?? 1,
    column: element.position?.start.column ?? 1,
  });
  const addText = (value: string) => {
    const words = value.replace(/\s+/g, ' ').trim();
    if (words === '') return;
    texts.push({
      value: words,
      paraId: texts.length,
      ...(toc.length > 0 && { tocIndex: toc.length - 1 }),
    });
  };
  const addAnchor = (element: Element, id: string) => {
    if (anchors.has(id)) {
      problems.push({
        ...placeOf(element),
        message: 'Two things on the page have the same anchor.',
        found: `#${id}`,
        expected: 'a demo is embedded once a page, and every heading has its own text',
      });
    }
    anchors.add(id);
  };

  const readHeading = (element: Element): ElementContent => {
    readLinksWithin(element);
    const depth = Number(element.tagName.slice(1));
    const title = textOf(element).trim();
    if (depth === 1) {
      problems.push({
        ...placeOf(element),
        message: 'The first heading of a page is made from its title.',
        found: `# ${title}`,
        expected: 'headings from level 2 on',
      });
    }
    const given = element.properties['id'];
    const id = typeof given === 'string' ? given : (page.anchorPrefix ?? '') + slugger.slug(title);
    element.properties['id'] = id;
    addAnchor(element, id);
    toc.push({ id, depth, title });
    const label = (page.messages['heading.link'] ?? '{title}').replace('{title}', title);
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: ['heading'], dataDepth: depth },
      children: [
        element,
        {
          type: 'element',
          tagName: 'a',
          properties: {
            className: ['heading-link'],
            href: `#${id}`,
            ariaLabel: label,
            dataCopiedText: page.messages['heading.copied'] ?? '',
          },
          children: [{ type: 'text', value: '#' }],
        },
      ],
    };
  };

  const readLink = (element: Element) => {
    const target = element.properties['href'];
    if (typeof target !== 'string') return;
    if (target.startsWith('#') || /^\/(?![/\\])/.test(target)) {
      links.push({ target, ...placeOf(element) });
      if (target.startsWith('/')) element.properties['href'] = localizeTarget(target, page);
      return;
    }
    if (!/^https:\/\//.test(target)) {
      problems.push({
        ...placeOf(element),
        message: 'The link goes nowhere the site allows.',
        found: target,
        expected: '`/page`, `#anchor` or an `https://` address',
      });
    }
  };

  const readImage = (element: Element) => {
    const source = element.properties['src'];
    if (typeof source === 'string' && /^\/(?![/\\])/.test(source)) return;
    problems.push({
      ...placeOf(element),
      message: 'The picture is not one of the site’s own.',
      found: String(source),
      expected: '`/picture.png`, a file in `public/`',
    });
  };

  const readCode = (pre: Element): ElementContent | undefined => {
    const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
    if (code?.type !== 'element') return undefined;
    const classNames = code.properties['className'];
    const language = Array.isArray(classNames)
      ? String(classNames.find((name) => String(name).startsWith('language-')) ?? '').slice(
          'language-'.length,
        )
      : '';
    const text = textOf(code).replace(/\n$/, '');
    addText(text);
    const html =
      `<div class="code-block" data-language="${escapeHtml(language)}">` +
      `<pre tabindex="0"><code>${page.highlight(text, language)}</code></pre>` +
      `<button type="button" class="copy-button" data-copy="${escapeHtml(page.messages['copied'] ?? '')}">` +
      `${escapeHtml(page.messages['copy'] ?? '')}</button></div>`;
    return { type: 'raw', value: html };
  };

  const readElement = (element: Element, parent?: string): ElementContent => {
    const id = element.properties['id'];
    const isSegment = element.tagName.startsWith('site-');
    if (isSegment && parent !== undefined && parentOf[element.tagName] !== parent) {
      problems.push({
        ...placeOf(element),
        message: 'The element stands inside another block.',
        found: `<${element.tagName.slice('site-'.length)}> inside a note, list, quote or other element`,
        expected: 'the element on its own, at the top level of the page',
      });
    }
    if (/^h[1-6]$/.test(element.tagName)) return readHeading(element);
    if (element.tagName === 'pre') return readCode(element) ?? element;
    if (typeof id === 'string') addAnchor(element, id);
    if (element.tagName === 'a') readLink(element);
    if (element.tagName === 'img') readImage(element);
    if (isReference(element)) {
      readReference(element);
      return scrollingTable(element, labelOfTable());
    }
    if (textElements.has(element.tagName)) {
      addText(searchedText(element));
      readLinksWithin(element);
      return element;
    }
    if (element.tagName === 'li') addText(textOfItem(element));
    element.children = element.children.map((child) =>
      child.type === 'element' ? readElement(child, element.tagName) : child,
    );
    return element.tagName === 'table' ? scrollingTable(element, labelOfTable()) : element;
  };

  const readLinksWithin = (element: Element) => {
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'a') readLink(child);
      if (child.tagName === 'img') readImage(child);
      readLinksWithin(child);
    }
  };
  const readReference = (element: Element) => {
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      const childId = child.properties['id'];
      if (typeof childId === 'string') addAnchor(child, childId);
      if (child.tagName === 'a') readLink(child);
      readReference(child);
    }
  };
  // A demo's region has the heading's own name, so a table's has to differ.
  const labelOfTable = () =>
    [page.messages['table'] ?? 'Table', toc.at(-1)?.title]
      .filter((part) => part !== undefined)
      .join(': ');

  tree.children = tree.children.map((child) =>
    child.type === 'element' ? readElement(child) : child,
  );
  return { toc, texts, anchors, links, problems };
}

/** The only thing that each of these may stand in; all others stand at the top level of the page. */
const parentOf: Readonly<Record<string, string>> = {
  [segmentNames.demo]: segmentNames.demoGrid,
  'site-code': segmentNames.codeGroup,
};

/** The text of an element without the parts that are marked as not for search. */
function searchedText(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type !== 'element') return textOf(child);
      return Object.hasOwn(child.properties, 'dataUnsearched') ? '' : searchedText(child);
    })
    .join('');
}

/** What a list item says itself, without the paragraphs, lists and code in it, which are texts of their own. */
function textOfItem(item: Element): string {
  const isOwn = (child: ElementContent) =>
    child.type !== 'element' || !['p', 'ul', 'ol', 'pre'].includes(child.tagName);
  return searchedText({ ...item, children: item.children.filter(isOwn) });
}

function localizeTarget(target: string, page: PageContext): string {
  const [path = '', ...rest] = target.split(/(?=[?#])/);
  return `${localizePath(path, page.locale)}${rest.join('')}`;
}

/** A table of props, whose cells are no paragraphs: search knows the props themselves. */
function isReference({ tagName, properties }: Element): boolean {
  const names = properties['className'];
  return tagName === 'table' && Array.isArray(names) && names.includes('api');
}

/** A wide table scrolls inside its own box, which the keyboard can reach. */
function scrollingTable(table: Element, label: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: label },
    children: [table],
  };
}
