import type { ContentPolicy } from '../security/contentPolicy.ts';

/**
 * The policy of the frame document and, inherited, of the document inside it where edited code runs. The code comes
 * by message and becomes modules of a kind that only blobs can be, so it may run; nothing it does reaches a network.
 */
export const framePolicy: ContentPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'unsafe-inline'", 'blob:'],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'font-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};
