import { useEffect } from 'react';
import type { PageData } from '../../shared/page/PageData.ts';
import { pageDescription, pageDescriptionSelector } from '../../shared/page/pageDescription.ts';
import { pageTitle } from '../../shared/page/pageTitle.ts';
import { siteData } from '../security/siteTypes.ts';

/** The page that the document's head speaks of. */
let described: PageData | undefined;

/** Keeps the document's head, which React does not own, true to the page that is shown. */
export function usePageHead(page: PageData): void {
  useEffect(() => {
    document.documentElement.lang = page.localeId;
    document.title = pageTitle(page.meta);
    // The first page's description came with the document, but for one that stands for any address.
    const isFirst = described === undefined;
    if (described === page || (isFirst && canonicalPath() === page.path)) {
      described = page;
      return;
    }
    described = page;
    describe(page);
  }, [page]);
}

function canonical(): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
}

function canonicalPath(): string | undefined {
  const link = canonical();
  return link === null ? undefined : decodeURI(new URL(link.href).pathname);
}

function describe(page: PageData): void {
  // Where the site says it stands, which a preview of it does not.
  const { origin } = new URL(canonical()?.href ?? location.href);
  for (const element of document.head.querySelectorAll(pageDescriptionSelector)) element.remove();
  for (const { name, attributes, text } of pageDescription({ page, origin })) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = siteData(text);
    document.head.append(element);
  }
}
