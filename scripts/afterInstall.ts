import { installedTypes } from '../pipeline/api/types/installedTypes.ts';
import { createDevServer } from '../pipeline/vite/createDevServer.ts';
import { project } from './project.ts';

/** Has Vite bundle the packages that pages in development import, which it keeps until packages change. */
async function preparePackages(): Promise<void> {
  const server = await createDevServer({
    ...project,
    apiParser: false,
    port: 0,
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

// The types of the API reference are kept until the table's package changes.
await Promise.all([preparePackages(), installedTypes(project.repository)]);
