import path from 'node:path';
import { createServer, type LogLevel, mergeConfig, type ViteDevServer } from 'vite';
import { developmentPlugin } from './developmentPlugin.ts';
import { type SiteFolders, sharedConfig } from './sharedConfig.ts';

export interface DevServerOptions extends SiteFolders {
  /** The project's own version. */
  readonly generator: string;
  /** Whether the API reference is made from the installed types. */
  readonly apiParser: boolean;
  /** 0 takes any free port. A port that is taken makes way for the next free one. */
  readonly port: number;
  /** Where prepared packages are kept; two servers at a time need two folders. */
  readonly cacheFolder?: string;
  readonly logLevel?: LogLevel;
}

/** A server, not yet listening, that shows the content as it is being written. */
export function createDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const { repository, contentFolder, port, cacheFolder, logLevel = 'info' } = options;
  const demos = `${path.relative(repository, contentFolder).split(path.sep).join('/')}/**/*.tsx`;
  return createServer(
    mergeConfig(sharedConfig({ repository, contentFolder }), {
      logLevel,
      plugins: [developmentPlugin(options)],
      ...(cacheFolder !== undefined && { cacheDir: cacheFolder }),
      server: {
        host: '127.0.0.1',
        port,
        watch: { ignored: (file: string) => isElsewhere(file, repository, contentFolder) },
      },
      optimizeDeps: { entries: ['app/entryClient.tsx', demos] },
    }),
  );
}

/** The folders that the site in the browser is made of, besides its content. */
const sources = ['app', 'locales', 'public', 'shared'];

/** All else in the repository is nobody's to watch, and finding it all takes a while on start. */
function isElsewhere(file: string, repository: string, contentFolder: string): boolean {
  if (file.startsWith(contentFolder) || contentFolder.startsWith(file)) return false;
  const [first = ''] = path.relative(repository, file).split(path.sep);
  return first !== '' && first !== '..' && !sources.includes(first);
}
