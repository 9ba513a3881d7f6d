import { normalizePath } from '../../shared/route/normalizePath.ts';

/** Addresses on this host that are not pages of the client: documents of their own and plain files. */
const otherDocuments = [/^\/~demos\//, /\.[a-z0-9]+$/i];

/** The page a link leads to inside the site, with query and hash; `undefined` for every other link. */
export function internalTarget(link: HTMLAnchorElement): URL | undefined {
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin) return undefined;
  if (otherDocuments.some((pattern) => pattern.test(url.pathname))) return undefined;
  url.pathname = normalizePath(url.pathname);
  return url;
}
