import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { demoStylesPlugin } from './demoStylesPlugin.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { stacksPlugin } from './stacksPlugin.ts';

export interface SiteFolders {
  /** Absolute path of the repository. */
  readonly repository: string;
  readonly contentFolder: string;
}

/** The browsers the site is built for: those with `light-dark()`, the newest thing it needs. */
export const browserTargets = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Modules with components or hooks. No other needs to be prepared for React's fast refresh, which takes its time. */
const refreshed = /\.tsx$|\/use[A-Z]\w*\.ts$/;

/** Where Vite keeps what it has prepared. */
export function cacheFolderOf(repository: string): string {
  return path.join(repository, '.cache/vite');
}

/** What development server, client build and server build have in common. */
export function sharedConfig({ repository, contentFolder }: SiteFolders): InlineConfig {
  return {
    configFile: false,
    root: repository,
    publicDir: path.join(repository, 'public'),
    cacheDir: cacheFolderOf(repository),
    appType: 'custom',
    resolve: {
      alias: {
        // All messages are parsed at build time.
        '@formatjs/icu-messageformat-parser': path.join(
          repository,
          'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
        ),
      },
      dedupe: ['react', 'react-dom'],
    },
    plugins: [
      react({ refreshInclude: refreshed }),
      messagesPlugin(repository),
      demoStylesPlugin(contentFolder),
      stacksPlugin(repository),
    ],
  };
}
