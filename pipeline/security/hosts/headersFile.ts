import { cacheControl, immutableFolder } from '../cacheControl.ts';
import { addressPrefixes, type Headers, securityHeaders } from '../securityHeaders.ts';

interface HeadersFileSource {
  /** Addresses of all pages. */
  readonly pages: readonly string[];
  /** Address of the document that edited demos run in. */
  readonly frame: string;
}

/**
 * `_headers`, which several hosts read from the published folder. They join what several rules say of one header,
 * so no file has two rules for the same one: policies are for documents by section, and caches are left to the
 * hosts, which have everything revalidated, but for the files that never change.
 */
export function headersFile({ pages, frame }: HeadersFileSource): string {
  const { 'Content-Security-Policy': sitePolicy, ...ofSite } = securityHeaders.site;
  const { 'Cross-Origin-Opener-Policy': openerPolicy, ...ofEveryFile } = ofSite;
  const ofDocuments = {
    'Content-Security-Policy': sitePolicy,
    'Cross-Origin-Opener-Policy': openerPolicy,
  };
  const { 'Content-Security-Policy': demoPolicy } = securityHeaders['standalone-demo'];
  const sections = new Set(pages.map((path) => path.split('/')[1] ?? ''));
  sections.delete('');
  return [
    rule('/*', ofEveryFile),
    rule(`${immutableFolder}*`, { 'Cache-Control': cacheControl.immutable }),
    rule('/', ofDocuments),
    ...[...sections]
      .sort()
      .flatMap((section) => [rule(`/${section}`, ofDocuments), rule(`/${section}/*`, ofDocuments)]),
    rule(`${addressPrefixes['standalone-demo']}*`, {
      'Content-Security-Policy': demoPolicy,
      'Cross-Origin-Opener-Policy': openerPolicy,
    }),
    rule(frame, { 'Content-Security-Policy': securityHeaders.frame['Content-Security-Policy'] }),
  ].join('\n');
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );
}
