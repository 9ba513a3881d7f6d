import { createDevServer } from '../pipeline/vite/createDevServer.ts';

/** Run as a process of its own: a development server that tells its parent where it is. */
type DevServerOptions = Parameters<typeof createDevServer>[0];

const server = await createDevServer(JSON.parse(process.argv[2] ?? '') as DevServerOptions);
await server.listen();
process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
process.once('disconnect', () => process.exit());
