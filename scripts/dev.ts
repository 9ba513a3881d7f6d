import { createDevServer } from '../pipeline/vite/createDevServer.ts';
import { project } from './project.ts';
import { readPort } from './readPort.ts';

async function start(): Promise<void> {
  const server = await createDevServer({ ...project, port: readPort() });
  await server.listen();
  server.printUrls();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
