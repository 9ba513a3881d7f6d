import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

/**
 * Collects what styled-components makes while a page is rendered. It is an entry of the server build of its
 * own, so that only pages with such a demo load the library.
 */
export function createStyleCollector() {
  const sheet = new ServerStyleSheet();
  return {
    wrap: (element: ReactElement) => sheet.collectStyles(element),
    finish() {
      const tags = sheet.getStyleTags();
      sheet.seal();
      return tags;
    },
  };
}
