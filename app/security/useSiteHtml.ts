import { useMemo } from 'react';
import { siteHtml } from './siteTypes.ts';

/** {@link siteHtml} for `dangerouslySetInnerHTML`: the same value for the same HTML, which is then not set again. */
export function useSiteHtml(html: string): { readonly __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: siteHtml(html) }), [html]);
}
