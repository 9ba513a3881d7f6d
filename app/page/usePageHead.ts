import { useEffect } from 'react';
import type { PageData } from '../../shared/page/PageData.ts';
import {
  absenceDescription,
  pageDescription,
  pageDescriptionSelector,
} from '../../shared/page/pageDescription.ts';
import { pageTitle } from '../../shared/page/pageTitle.ts';
import { declareLanguage } from '../features/locale/declareLanguage.ts';
import { siteData } from '../security/siteTypes.ts';
import { afterPaint } from '../ui/afterPaint.ts';

/** The page that the document's head speaks of. */
let described: PageData | undefined;

/** Where the site says it stands, which a preview of it does not: as the first document has it, if it is a page. */
let origin: string | undefined;

/**
 * Keeps the document's head, which React does not own, true to the page that is shown.
 * @param isFound whether the page is one of the site's own, and not what stands where there is none.
 */
export function usePageHead(page: PageData, { isFound }: { readonly isFound: boolean }): void {
  useEffect(() => {
    declareLanguage(page.localeId);
    // The title is seen in the browser's own list of pages, even where nothing is painted.
    document.title = pageTitle(page.meta);
    return afterPaint(() => {
      // The first page's description came with the document, but for one that stands for any address.
      const isFirst = described === undefined;
      const isDescribed = described === page || (isFirst && canonicalPath() === page.path);
      described = page;
      if (!isDescribed) describe(page, isFound);
    });
  }, [page, isFound]);
}

function canonical(): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
}

function canonicalPath(): string | undefined {
  const link = canonical();
  return link === null ? undefined : decodeURI(new URL(link.href).pathname);
}

function describe(page: PageData, isFound: boolean): void {
  origin ??= new URL(canonical()?.href ?? location.href).origin;
  for (const element of document.head.querySelectorAll(pageDescriptionSelector)) element.remove();
  const elements = isFound ? pageDescription({ page, origin }) : absenceDescription;
  for (const { name, attributes, text } of elements) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = siteData(text);
    document.head.append(element);
  }
}
