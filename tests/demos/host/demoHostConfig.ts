import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';

const root = import.meta.dirname;
const repository = path.resolve(root, '../../..');

/** The Reacts that demos are run on outside the site. */
export const demoStacks = ['react-16', 'react-19'] as const;
export type DemoStack = (typeof demoStacks)[number];

/**
 * The demos outside the site: a bare host page on a chosen React, always React's development build,
 * because only that one prints warnings.
 */
export function demoHostConfig(stack: DemoStack) {
  const isSiteStack = stack === 'react-19';
  // A stack is a workspace of its own, so its React is resolved from there and never from the root.
  const from = createRequire(
    path.join(repository, isSiteStack ? '.' : `stacks/${stack}`, 'package.json'),
  );
  const folderOf = (name: string) => path.dirname(from.resolve(`${name}/package.json`));

  return {
    configFile: false as const,
    root,
    mode: 'development',
    logLevel: 'warn' as const,
    cacheDir: path.join(repository, `.cache/demo-host-${stack}`),
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      alias: {
        '#mount': path.join(root, isSiteStack ? 'mountModern.tsx' : 'mountLegacy.tsx'),
        react: folderOf('react'),
        'react-dom': folderOf('react-dom'),
      },
    },
    // The classic transform, as an older project has it, proves that every demo imports React by itself.
    plugins: [react({ jsxRuntime: isSiteStack ? 'automatic' : 'classic' })],
    server: { host: '127.0.0.1', fs: { allow: [repository] } },
    build: {
      outDir: path.join(repository, `.cache/demo-host-${stack}-dist`),
      emptyOutDir: true,
      minify: false,
      modulePreload: false as const,
      chunkSizeWarningLimit: 5000,
    },
  };
}
