import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocaleAddress } from '../../shared/locale/LocaleEntry.ts';
import { locales } from '../../shared/locale/locales.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { type BuiltSite, builtSiteFile } from '../build/BuiltSite.ts';
import { cacheControl } from '../security/cacheControl.ts';
import { addressKind, securityHeaders } from '../security/securityHeaders.ts';
import { answerServerLoader, type ServerLoaderModule } from './answerServerLoader.ts';
import { createFileAnswer } from './createFileAnswer.ts';

interface SiteServerOptions {
  readonly outputFolder: string;
  readonly serverFolder: string;
}

/** How long a client may take, in milliseconds: for the lines of its request, and for all of it. */
const patience = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** Serves a built site as a static host would, and answers for routes with a server loader. */
export function createSiteServer({ outputFolder, serverFolder }: SiteServerOptions): Server {
  const built = JSON.parse(
    readFileSync(path.join(serverFolder, builtSiteFile), 'utf8'),
  ) as BuiltSite;
  const loadLoader = async (routeId: string): Promise<ServerLoaderModule | undefined> => {
    if (!Object.hasOwn(built.serverLoaders, routeId)) return undefined;
    const file = path.join(serverFolder, built.serverLoaders[routeId] ?? '');
    return (await import(pathToFileURL(file).href)) as ServerLoaderModule;
  };
  const sendNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const locale: LocaleAddress = matchLocale(pathOf(request), locales);
    const file = path.join(outputFolder, `404${locale.suffix ?? ''}.html`);
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', cacheControl.revalidated);
    response.end(existsSync(file) ? readFileSync(file) : undefined);
  };
  const answerFile = createFileAnswer({ folder: outputFolder, onMissing: sendNotFound });

  return createServer(patience, (request, response) => {
    const pathname = pathOf(request);
    for (const [name, value] of Object.entries(securityHeaders[addressKind(pathname)]))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.statusCode = 405;
      response.end();
    } else if (pathname === '/__serverLoader')
      void answerServerLoader(request, response, loadLoader);
    else answerFile(request, response, pathname);
  });
}

/** The path of a request as it was sent, escapes and all, without the query. */
function pathOf({ url = '/' }: IncomingMessage): string {
  // Proxies may ask with the whole address.
  const [target = '/'] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return target === '' ? '/' : target;
}
