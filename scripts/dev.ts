import { createDevServer } from '../pipeline/vite/createDevServer.ts';
import { project } from './project.ts';
import { readPort } from './readPort.ts';

async function start(): Promise<void> {
  const server = await createDevServer({ ...project, port: readPort() });
  await server.listen();
  server.printUrls();
}

start().catch((error: unknown) => {
  // A port that is none needs one line; all else is for whoever mends it.
  console.error(error instanceof RangeError ? error.message : error);
  // What watches the files would keep the process.
  process.exit(1);
});
