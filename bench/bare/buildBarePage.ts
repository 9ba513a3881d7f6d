import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { compressAssets, writeWithCompressed } from '../../pipeline/build/compressFiles.ts';
import { browserTargets } from '../../pipeline/vite/sharedConfig.ts';
import { project } from '../../scripts/project.ts';

const source = import.meta.dirname;

const shared: InlineConfig = {
  configFile: false,
  root: source,
  logLevel: 'warn',
  publicDir: false,
  resolve: { dedupe: ['react', 'react-dom'] },
};

/**
 * Builds the page that the site is measured against: React, the table and one demo, prerendered and hydrated,
 * with its styles in the document and compressed, as the site is. Answers its folder.
 */
export async function buildBarePage(): Promise<string> {
  const folder = path.join(project.repository, '.cache/bare-page');
  const serverFolder = path.join(project.repository, '.cache/bare-page-server');
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...shared,
    build: {
      target: browserTargets,
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rollupOptions: { input: path.join(source, 'client.tsx') },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: path.join(source, 'server.tsx'),
      outDir: serverFolder,
      emptyOutDir: true,
    },
  });
  const server = pathToFileURL(path.join(serverFolder, 'server.js')).href;
  const { render } = (await import(server)) as { readonly render: () => string };
  const assets = readdirSync(path.join(folder, 'assets'));
  const read = (name: string) => readFileSync(path.join(folder, 'assets', name), 'utf8');
  const styles = assets.filter((name) => name.endsWith('.css')).map(read);
  const scripts = assets.filter((name) => name.endsWith('.js'));
  const document = [
    '<!doctype html>',
    '<html lang="en" data-prefers-color="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Nested tables</title>',
    '<link rel="icon" href="data:,">',
    `<style>${styles.join('')}</style>`,
    ...scripts.map((name) => `<script type="module" src="/assets/${name}"></script>`),
    '</head>',
    `<body><div id="root">${render()}</div></body>`,
    '</html>',
  ].join('\n');
  writeWithCompressed(path.join(folder, 'index.html'), document);
  await compressAssets(folder);
  return folder;
}
