import { createDevServer, type DevServerOptions } from './createDevServer.ts';

/** Has Vite bundle the packages that pages in development import. It keeps them until packages change. */
export async function prepareDevelopment(
  options: Omit<DevServerOptions, 'port' | 'apiParser' | 'logLevel'>,
): Promise<void> {
  const server = await createDevServer({
    ...options,
    port: 0,
    apiParser: false,
    logLevel: 'silent',
  });
  try {
    // It begins as soon as the server listens, whether or not anybody asks for a page.
    await server.listen();
    const optimizer = server.environments.client.depsOptimizer;
    await optimizer?.scanProcessing;
    const found = Object.values(optimizer?.metadata.discovered ?? {});
    await Promise.all(found.map(({ processing }) => processing));
  } finally {
    await server.close();
  }
}
