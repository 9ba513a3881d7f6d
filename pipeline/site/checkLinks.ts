import { decodeAddress } from '../../shared/route/decodeAddress.ts';
import type { InternalLink } from '../markdown/CompiledMarkdown.ts';
import type { Problem } from '../problems/Problem.ts';

interface LinkCheck {
  readonly filename: string;
  /** The address, without locale, of the page that has the links. */
  readonly key: string;
  readonly links: readonly InternalLink[];
  /** The anchors of a page by its address without locale; `undefined` for a page that does not exist. */
  readonly anchorsOf: (key: string) => ReadonlySet<string> | undefined;
  /** Whether the site has a plain file at this address. */
  readonly hasFile: (path: string) => boolean;
}

/** The links that lead to no page, or to no place on it. */
export function checkLinks({ filename, key, links, anchorsOf, hasFile }: LinkCheck): Problem[] {
  return links.flatMap(({ target, line, column }): Problem[] => {
    const [pathAndQuery = '', anchor] = target.split('#');
    const path = decodeAddress(pathAndQuery.split('?')[0] ?? '');
    if (path !== '' && hasFile(path)) return [];
    const anchors = anchorsOf(path === '' ? key : path);
    if (anchors === undefined) {
      return [
        {
          file: filename,
          line,
          column,
          message: 'The link leads to no page.',
          found: target,
          expected:
            'the address of a page, without locale suffix and trailing slash, e.g. /demo/simple',
        },
      ];
    }
    if (anchor === undefined || anchor === '' || anchors.has(decodeAddress(anchor))) return [];
    return [
      {
        file: filename,
        line,
        column,
        message: 'The link leads to no place on its page.',
        found: target,
        expected: `one of ${[...anchors]
          .slice(0, 12)
          .map((id) => `#${id}`)
          .join(' ')}`,
      },
    ];
  });
}
