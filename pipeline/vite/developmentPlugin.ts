import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { apiCardsAddress } from '../../shared/api/ApiCard.ts';
import type { DemoChunk } from '../../shared/demo/DemoChunk.ts';
import type { LocaleAddress } from '../../shared/locale/LocaleEntry.ts';
import { locales } from '../../shared/locale/locales.ts';
import { pathWithoutLocale } from '../../shared/locale/localizePath.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import type { DocumentPayload } from '../../shared/page/PageData.ts';
import { searchDataAddress, sidebarAddress } from '../../shared/route/dataAddress.ts';
import { decodeAddress } from '../../shared/route/decodeAddress.ts';
import { normalizePath } from '../../shared/route/normalizePath.ts';
import { apiCards } from '../api/apiCards.ts';
import { serverLoaderFile } from '../build/serverLoaders.ts';
import { demoSource, demoSourceDocument } from '../demo/demoSource.ts';
import type { Demo } from '../demo/readDemo.ts';
import { exportAt } from '../export/exportAt.ts';
import { renderDocument } from '../prerender/renderDocument.ts';
import { formatProblems } from '../problems/formatProblems.ts';
import type { Problem } from '../problems/Problem.ts';
import { answerServerLoader, type ServerLoaderModule } from '../server/answerServerLoader.ts';
import { createSite, type Site } from '../site/createSite.ts';
import type { SiteFolders } from './sharedConfig.ts';

interface DevelopmentOptions extends SiteFolders {
  readonly apiParser: boolean;
  readonly generator: string;
}

/** Serves the content as it is now, page by page, and tells the browser what has changed or is wrong. */
export function developmentPlugin({
  repository,
  contentFolder,
  apiParser,
  generator,
}: DevelopmentOptions): Plugin {
  return {
    name: 'site:development',
    async configureServer(server) {
      const site = await createSite({
        repository,
        contentFolder,
        mode: 'development',
        apiParser,
        hasFile: (file) => existsSync(path.join(repository, 'public', file)),
      });
      reportChanges(server, site, contentFolder);
      const answer = createAnswer({ server, site, repository, generator });
      server.middlewares.use((request, response, next) => {
        answer(request, response).then((isAnswered) => {
          if (!isAnswered) next();
        }, next);
      });
    },
  };
}

/** How long no request has to come before the server is quiet, in milliseconds. */
const quietTime = 500;

/** Watches the content and the pages that browsers show. */
function reportChanges(server: ViteDevServer, site: Site, contentFolder: string): void {
  server.watcher.add(contentFolder);
  // One change after another: each leaves the site whole before the next one is looked at.
  let work: Promise<void> = Promise.resolve();
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(contentFolder + path.sep)) return;
    // Vite forgets a changed server loader in its own time, which can be after a page has asked it again.
    server.environments.ssr.moduleGraph.onFileChange(file);
    work = work
      .then(() => site.fileChanged(file))
      .then(() => server.ws.send('site:changed', { at: Date.now() }))
      // A file may be gone again before it is read; its next change brings it back.
      .catch((error: Error) => server.config.logger.error(error.message, { error }));
  });

  // Pages say that the definitions are resolving until they are there.
  site.api.whenResolved.then(
    () => server.ws.send('site:changed', { at: Date.now() }),
    (error: unknown) => server.config.logger.error(String(error)),
  );

  // The browser says which page it shows; what is wrong with that page goes into its overlay.
  const withOverlay = new WeakSet<object>();
  const whenQuiet = createQuietQueue(server);
  server.ws.on('site:shown', ({ path: shown }: { path: string }, client) => {
    // Checking a page's links compiles the pages that they lead to, which the page itself need not wait for.
    whenQuiet(client, () => {
      const head = site.findPage(shown);
      const problems = [
        ...site.checkSurvey(),
        ...(head === undefined ? [] : site.checkPage(head)),
      ].filter((problem) => problem.isWarning !== true);
      if (problems.length > 0) {
        withOverlay.add(client);
        client.send({ type: 'error', err: overlayError(problems) });
      } else if (withOverlay.delete(client)) {
        client.send({ type: 'update', updates: [] });
      }
    });
  });
}

/** Does what nobody waits for once no request has come for a while; for each key what was asked for last. */
function createQuietQueue(server: ViteDevServer): (key: object, work: () => void) => void {
  const waiting = new Map<object, () => void>();
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    const works = [...waiting.values()];
    waiting.clear();
    for (const work of works) {
      try {
        work();
      } catch (error) {
        // A file may be gone before the page that needs it; its next change brings it back.
        server.config.logger.error(String(error), { error: error as Error });
      }
    }
  };
  const wait = () => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(run, quietTime);
  };
  server.middlewares.use((_request, _response, next) => {
    wait();
    next();
  });
  server.httpServer?.once('close', () => clearTimeout(timer));
  return (key, work) => {
    waiting.set(key, work);
    wait();
  };
}

function overlayError(problems: readonly Problem[]) {
  return { message: formatProblems(problems), stack: '', plugin: 'content' };
}

/** What is made for other programs, by the ending of its address. */
const exportTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.css': 'text/css',
  '.ts': 'text/plain',
  '.tsx': 'text/plain',
};

function demoScripts(payload: DocumentPayload): string[] {
  const demos =
    payload.kind === 'standalone-demo' ? [payload.demo] : Object.values(payload.page.demos);
  return demos.map(({ script }) => script);
}

interface AnswerOptions {
  readonly server: ViteDevServer;
  readonly site: Site;
  readonly repository: string;
  readonly generator: string;
}

/** Answers the requests that a built site has files for. */
function createAnswer({ server, site, repository, generator }: AnswerOptions) {
  const references = {
    build: 'development',
    demoChunk: ({ id, file }: Demo): DemoChunk => ({
      id,
      script: `/${path.relative(repository, file).split(path.sep).join('/')}`,
      preloads: [],
      styles: [],
    }),
  };
  const documentOf = (url: string, payload: DocumentPayload) =>
    server.transformIndexHtml(
      url,
      renderDocument({
        origin: '',
        generator,
        // The entry asks for them once it runs, after all that it imports itself.
        assets: {
          script: '/app/entryClient.tsx',
          heaviest: undefined,
          preloads: demoScripts(payload),
          styles: [],
        },
        head: '',
        markup: '',
        payload,
        localeId: matchLocale(normalizePath(decodeAddress(url)), locales).id,
        isGuarded: false,
      }),
    );
  const payloadOf = (pagePath: string): DocumentPayload | undefined => {
    const locale: LocaleAddress = matchLocale(pagePath, locales);
    const demoId = /^\/~demos\/([^/]+)$/.exec(pathWithoutLocale(pagePath, locale))?.[1];
    const demo = demoId && site.findDemo(demoId);
    if (demo)
      return { kind: 'standalone-demo', build: 'development', demo: references.demoChunk(demo) };
    const head = site.findPage(pagePath);
    return head && { kind: 'page', prerendered: false, page: site.pageData(head, references) };
  };

  const loadLoader = async (routeId: string): Promise<ServerLoaderModule | undefined> => {
    const head = site.pages().find(({ id }) => id === routeId);
    const file = head && serverLoaderFile(head);
    if (file === undefined) return undefined;
    return (await server.ssrLoadModule(file)) as ServerLoaderModule;
  };

  const sourceOf = (demo: Demo) =>
    demoSource({ demo, highlight: site.highlight, uses: site.uses.usesIn(demo) });

  const dataOf = (pathname: string): unknown => {
    for (const { id } of locales)
      if (pathname === apiCardsAddress(id)) return apiCards(site.api.definitions(), id);
    const searched = locales.find(({ id }) => searchDataAddress(id) === pathname);
    if (searched !== undefined) return site.searchMeta(searched.id);
    const listed = locales.find(({ id }) => sidebarAddress(id) === pathname);
    if (listed !== undefined) return site.sidebar(listed.id);
    const page = /^\/page-data(\/.+)\.json$/.exec(pathname)?.[1];
    if (page !== undefined) {
      for (const { id, suffix = '' } of locales as readonly (LocaleAddress & {
        readonly id: (typeof locales)[number]['id'];
      })[]) {
        if (page === `/404${suffix}`) return site.notFoundPage(id, references.build);
      }
      const head = site.findPage(page === '/index' ? '/' : page);
      return head && site.pageData(head, references);
    }
    const source = /^\/demo-source\/(.+)\.json$/.exec(pathname)?.[1];
    const demo = source && site.findDemo(source);
    return demo ? sourceOf(demo) : undefined;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, text: string) => {
      response.statusCode = status;
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-store');
      response.end(text);
      return true;
    };
    if (url.pathname === '/__serverLoader') {
      await answerServerLoader(request, response, loadLoader);
      return true;
    }
    if (/^\/(?:page-data|demo-source)\/.+\.json$/.test(url.pathname)) {
      const data = dataOf(decodeAddress(url.pathname));
      return data === undefined
        ? send(404, 'application/json', 'null')
        : send(200, 'application/json', JSON.stringify(data));
    }
    const source = /^\/demo-source\/(.+)\.html$/.exec(url.pathname)?.[1];
    const demo = source && site.findDemo(source);
    if (demo) return send(200, 'text/html', demoSourceDocument(sourceOf(demo)));
    const type = exportTypes[path.extname(url.pathname)];
    if (type !== undefined) {
      const origin = `http://${request.headers.host ?? 'localhost'}`;
      const text = exportAt({ site, origin, address: decodeAddress(url.pathname) });
      if (text !== undefined) return send(200, type, text);
    }
    if (!request.headers.accept?.includes('text/html')) return false;
    const pagePath = normalizePath(decodeAddress(url.pathname));
    const payload = payloadOf(pagePath);
    if (payload !== undefined)
      return send(200, 'text/html', await documentOf(url.pathname, payload));
    const { id } = matchLocale(pagePath, locales);
    const missing = {
      kind: 'not-found' as const,
      prerendered: false,
      page: site.notFoundPage(id, references.build),
    };
    return send(404, 'text/html', await documentOf(url.pathname, missing));
  };
}
