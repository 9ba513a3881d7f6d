import path from 'node:path';
import { type InlineConfig, mergeConfig } from 'vite';
import type { Demo } from '../demo/readDemo.ts';
import { clientEntry, demoEntry, serverEntry, styledComponentsEntry } from './entries.ts';
import { browserTargets, type SiteFolders, sharedConfig } from './sharedConfig.ts';

/** A demo, as an entry of a build. */
type DemoModule = Pick<Demo, 'id' | 'file'>;

interface BuildSource extends SiteFolders {
  readonly demos: readonly DemoModule[];
  readonly outputFolder: string;
}

const demoInputs = (demos: readonly DemoModule[]) =>
  Object.fromEntries(demos.map((demo) => [demoEntry(demo.id), demo.file]));

/** The build that browsers load: the site's own entry, and one for every demo. */
export function clientBuildConfig({ demos, outputFolder, ...folders }: BuildSource): InlineConfig {
  const config: InlineConfig = {
    logLevel: 'warn',
    build: {
      target: browserTargets,
      outDir: outputFolder,
      // Whoever builds empties it, and may write there meanwhile.
      emptyOutDir: false,
      manifest: true,
      // The build's own tests hold sizes to their budgets.
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: {
          [clientEntry]: path.join(folders.repository, 'app/entryClient.tsx'),
          ...demoInputs(demos),
        },
        preserveEntrySignatures: 'exports-only',
        // How long plugins take is for `npm run bench` to say.
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              // What every page runs on. Features that load later share it with the entry, which must not
              // make a chunk, and so a request, of its own out of each thing shared.
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat)\/|\/app\/(ui|chunk|resource|features\/locale)\/\w+\.tsx?$/,
              },
              {
                name: 'table',
                // What demos share among themselves is a few hundred bytes, not worth a request of its own.
                test: /node_modules\/(rc-table|rc-resize-observer|rc-util|@rc-component\/context|classnames|@babel\/runtime)\/|content\/demo\/_shared\//,
              },
            ],
          },
        },
      },
    },
  };
  return mergeConfig(sharedConfig(folders), config);
}

interface ServerBuildSource extends BuildSource {
  /** Files of server loaders by the name of their entry. */
  readonly serverLoaders: Readonly<Record<string, string>>;
}

/** The build that renders pages to HTML in Node, and answers for routes with a server loader. */
export function serverBuildConfig({
  demos,
  serverLoaders,
  outputFolder,
  ...folders
}: ServerBuildSource): InlineConfig {
  const config: InlineConfig = {
    logLevel: 'warn',
    // Packages are bundled, because some of them are no valid modules to Node; React stays the one there is.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: outputFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      // A demo that cannot be rendered is reported with its place in the content.
      sourcemap: true,
      rollupOptions: {
        input: {
          [serverEntry]: path.join(folders.repository, 'app/entryServer.tsx'),
          [styledComponentsEntry]: path.join(folders.repository, 'app/styledComponentsServer.ts'),
          ...serverLoaders,
          ...demoInputs(demos),
        },
        preserveEntrySignatures: 'exports-only',
        // How long plugins take is for `npm run bench` to say.
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
  return mergeConfig(sharedConfig(folders), config);
}
