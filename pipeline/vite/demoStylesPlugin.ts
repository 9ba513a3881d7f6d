import path from 'node:path';
import type { Plugin } from 'vite';
import { scopeStyles } from '../demo/scopeStyles.ts';

/** Keeps the demos' own style sheets inside the demos. Readers still see and export them as written. */
export function demoStylesPlugin(contentFolder: string): Plugin {
  return {
    name: 'site:demo-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code, id) {
        const [file = ''] = id.split('?');
        if (!file.startsWith(contentFolder + path.sep)) return undefined;
        return { code: scopeStyles(code, file), map: null };
      },
    },
  };
}
