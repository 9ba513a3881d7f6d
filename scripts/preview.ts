import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtSiteFile } from '../pipeline/build/BuiltSite.ts';
import { createSiteServer } from '../pipeline/server/createSiteServer.ts';
import { listen } from '../pipeline/server/listen.ts';
import { project } from './project.ts';
import { readPort } from './readPort.ts';

const host = '127.0.0.1';

/** Listens on the wanted port, or on any free one if that is taken. */
async function start(): Promise<void> {
  const port = readPort();
  if (!existsSync(path.join(project.serverFolder, builtSiteFile)))
    throw new Error('There is no built site to serve. Run `npm run build` first, or `npm start`.');

  const server = createSiteServer(project);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Whoever stops a group of processes may be heard twice.
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
  let used: number;
  try {
    used = await listen(server, { port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    used = await listen(server, { port: 0, host });
    console.log(`Port ${port} is taken by another program; using ${used}. Set PORT to choose one.`);
  }
  console.log(`rc-table docs: http://localhost:${used}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
