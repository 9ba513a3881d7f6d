import path from 'node:path';
import { type InlineConfig, mergeConfig } from 'vite';
import type { Demo } from '../demo/readDemo.ts';
import {
  clientEntry,
  demoEntry,
  manifestFolder,
  serverEntry,
  sharedEntry,
  sharedModule,
  styledComponentsEntry,
} from './entries.ts';
import { browserTargets, type SiteFolders, sharedConfig } from './sharedConfig.ts';
import { sharedModulePlugin } from './sharedModulePlugin.ts';

/** A demo, as an entry of a build. */
type DemoModule = Pick<Demo, 'id' | 'file'>;

/**
 * One of the runs that a side of the site is bundled in. The first has the site itself and, where it is not the only
 * one, a module of what the further ones share with it; those have nothing but demos.
 */
export type BundleRun =
  | { readonly kind: 'only' }
  | { readonly kind: 'first' }
  | { readonly kind: 'further'; readonly number: number; readonly sharedAddress: string };

interface BuildSource extends SiteFolders {
  /** Those of the run. */
  readonly demos: readonly DemoModule[];
  readonly outputFolder: string;
  readonly run: BundleRun;
}

/** The entries of a run; `own` are those of the site itself. */
function inputsOf(
  { demos, run }: Pick<BuildSource, 'demos' | 'run'>,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    ...(run.kind !== 'further' && own),
    ...Object.fromEntries(demos.map((demo) => [demoEntry(demo.id), demo.file])),
    // After the demos, whose order of style sheets it must not change.
    ...(run.kind === 'first' && { [sharedEntry]: sharedModule }),
  };
}

/** What a page is to load once, whichever demos it has; hooks of a second React would not work. */
const browserPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'rc-table'];

/** Whose styles are collected for a page: a second one's would be lost. */
const serverPackages = ['styled-components'];

/** The plugin for what the runs of a side share, where there are several. */
function sharing(
  { run, repository }: BuildSource,
  shared: { readonly packages: readonly string[]; readonly styleFolder?: string },
) {
  if (run.kind === 'only') return [];
  const address = run.kind === 'further' ? { address: run.sharedAddress } : {};
  return [sharedModulePlugin({ repository, ...shared, ...address })];
}

/** The build that browsers load: the site's own entry, and one for every demo. */
export function clientBuildConfig(source: BuildSource): InlineConfig {
  const { demos, outputFolder, run, ...folders } = source;
  const config: InlineConfig = {
    logLevel: 'warn',
    plugins: sharing(source, {
      packages: browserPackages,
      styleFolder: path.join(folders.contentFolder, 'demo/_shared'),
    }),
    build: {
      target: browserTargets,
      outDir: outputFolder,
      // Whoever builds empties it, and may write there meanwhile.
      emptyOutDir: false,
      copyPublicDir: run.kind !== 'further',
      manifest: `${manifestFolder}/${run.kind === 'further' ? run.number : 0}.json`,
      // The build's own tests hold sizes to their budgets.
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: inputsOf(source, {
          [clientEntry]: path.join(folders.repository, 'app/entryClient.tsx'),
        }),
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
                test: /node_modules\/(rc-table|rc-resize-observer|rc-util|@rc-component\/context|classnames|@babel\/runtime)\/|content\/demo\/_shared\/|^virtual:shared\//,
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
export function serverBuildConfig(source: ServerBuildSource): InlineConfig {
  const { demos, serverLoaders, outputFolder, run, ...folders } = source;
  const config: InlineConfig = {
    logLevel: 'warn',
    plugins: sharing(source, { packages: serverPackages }),
    // Packages are bundled, because some of them are no valid modules to Node; React stays the one there is.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: outputFolder,
      emptyOutDir: run.kind !== 'further',
      copyPublicDir: false,
      minify: false,
      // A demo that cannot be rendered is reported with its place in the content.
      sourcemap: true,
      rollupOptions: {
        input: inputsOf(source, {
          [serverEntry]: path.join(folders.repository, 'app/entryServer.tsx'),
          [styledComponentsEntry]: path.join(folders.repository, 'app/styledComponentsServer.ts'),
          ...serverLoaders,
        }),
        preserveEntrySignatures: 'exports-only',
        // How long plugins take is for `npm run bench` to say.
        checks: { bundlerTimings: false },
        // All in one folder, because further runs say where the shared module is in the same words everywhere.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
  return mergeConfig(sharedConfig(folders), config);
}
