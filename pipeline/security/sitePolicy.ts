import { bootScript } from '../../shared/page/bootScript.ts';
import { trustedTypesPolicies } from '../../shared/trustedTypesPolicies.ts';
import type { ContentPolicy } from './contentPolicy.ts';
import { sourceHash } from './sourceHash.ts';

const none = ["'none'"];

/**
 * What a document of the site may load, run and send. Of scripts that stand in it, only {@link bootScript} runs.
 *
 * Styles are let in wherever they stand: the table writes a style element of its own, with a random name in it,
 * whenever it measures a scroll bar, and its prerendered HTML has widths and offsets in attributes. No style can
 * carry anything away, because pictures, fonts and style sheets come from this site only.
 */
export const documentPolicy: ContentPolicy = {
  'default-src': none,
  'script-src': ["'self'", sourceHash(bootScript)],
  'style-src': ["'self'", "'unsafe-inline'"],
  // The build turns small pictures into data.
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  // The frame that edited demos run in, the sources for readers without scripts, and the embedded editor.
  'frame-src': ["'self'", 'https://stackblitz.com'],
  // Where demos are opened elsewhere. The site's own forms are handled by scripts and never sent.
  'form-action': ['https://stackblitz.com', 'https://codesandbox.io'],
  'base-uri': none,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': Object.values(trustedTypesPolicies),
};

/**
 * The policy that comes with every file, as a header. It is one for all documents, whose own policies hold as well,
 * and reaches what those cannot: workers, pictures opened by themselves, and who may frame the site.
 *
 * @param isFramed whether other sites may show the document in a frame, as they may a demo that stands alone: it
 *   keeps nothing but how far it was scrolled, and does nothing for a reader that a click could be stolen for.
 */
export function headerPolicy({ isFramed }: { readonly isFramed: boolean }): ContentPolicy {
  return {
    ...documentPolicy,
    ...(!isFramed && { 'frame-ancestors': ["'self'"] }),
  };
}

/** For documents that hold text alone: the sources that readers without scripts see. */
export const textPolicy: ContentPolicy = { 'default-src': none, 'base-uri': none };
