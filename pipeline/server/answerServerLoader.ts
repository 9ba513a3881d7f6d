import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a page's `serverLoader.ts` exports. */
export interface ServerLoaderModule {
  readonly default: (context: { readonly route: string }) => unknown;
}

/** Answers `GET /__serverLoader?route=<id>` with the JSON of the route's loader; 404 if the route has none. */
export async function answerServerLoader(
  request: IncomingMessage,
  response: ServerResponse,
  loadLoader: (routeId: string) => Promise<ServerLoaderModule | undefined>,
): Promise<void> {
  const send = (status: number, value: unknown) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify(value));
  };
  // The rest of the address is the sender's: it need not be one that can be parsed.
  const { url = '' } = request;
  const route = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('route');
  if (route === null) {
    send(400, {
      error: 'The query parameter "route" is missing: it names the route to load data for.',
    });
    return;
  }
  try {
    const loader = await loadLoader(route);
    if (loader === undefined) send(404, { error: `The route "${route}" has no server loader.` });
    else send(200, (await loader.default({ route })) ?? null);
  } catch (error) {
    // A loader is the site's own code; what it throws is for whoever runs the server.
    console.error(error);
    send(500, { error: `The server loader of the route "${route}" failed.` });
  }
}
