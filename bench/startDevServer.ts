import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { runner } from '../pipeline/runner.ts';
import { childEnvironment } from '../scripts/childEnvironment.ts';
import type { FixtureSite } from '../tests/support/fixtureSite.ts';

export interface RunningDevServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts a development server in a process of its own, as `npm run dev` does. */
export async function startDevServer(site: FixtureSite): Promise<RunningDevServer> {
  const { repository, contentFolder, generator, apiParser } = site;
  const cacheFolder = path.join(contentFolder, '../vite');
  const options = {
    repository,
    contentFolder,
    generator,
    apiParser,
    cacheFolder,
    port: 0,
    logLevel: 'error',
  };
  const child = fork(
    runner,
    [path.join(import.meta.dirname, 'devServerProcess.ts'), JSON.stringify(options)],
    { cwd: repository, env: childEnvironment() },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await Promise.race([
    firstMessage(child),
    ended.then((code) => {
      throw new Error(`The server ended with code ${code}.`);
    }),
  ]);
  return {
    address,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function firstMessage(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(String(message)));
  });
}
