import type { Server } from 'node:http';
import { build } from 'vite';
import { createFolderServer } from '../../pipeline/server/createFolderServer.ts';
import { createSiteServer } from '../../pipeline/server/createSiteServer.ts';
import { listen } from '../../pipeline/server/listen.ts';
import { project } from '../../scripts/project.ts';
import { demoHostConfig, demoStacks } from '../demos/host/demoHostConfig.ts';
import { buildExports } from '../exports/buildExports.ts';
import { readBuiltSite } from './readBuiltSite.ts';

interface TestServers {
  /** The servers' addresses, as environment variables for the test runner. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

interface TestServerOptions {
  /** Whether demos are run outside the site too, on other Reacts, which takes builds of their own. */
  readonly withDemoHosts: boolean;
  /** Whether every demo is written out, installed and built as the project that readers download. */
  readonly withExports: boolean;
}

/** Serves the built site and what is built from its demos, on free ports of this machine. */
export async function startTestServers({
  withDemoHosts,
  withExports,
}: TestServerOptions): Promise<TestServers> {
  const servers: Server[] = [];
  const leftovers: (() => void)[] = [];
  const serve = async (server: Server) => {
    servers.push(server);
    return `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  };
  const environment: Record<string, string> = { SITE_URL: await serve(createSiteServer(project)) };
  for (const stack of withDemoHosts ? demoStacks : []) {
    const config = demoHostConfig(stack);
    await build(config);
    // One page for every address.
    environment[`${stack.toUpperCase().replace('-', '_')}_URL`] = await serve(
      createFolderServer(config.build.outDir, '/'),
    );
  }
  if (withExports) {
    const { folder, problem, remove } = await buildExports(
      readBuiltSite().demos.map(({ id }) => id),
    );
    leftovers.push(remove);
    // What went wrong is for the tests to say.
    if (problem !== undefined) environment['EXPORTS_PROBLEM'] = problem;
    environment['EXPORTS_URL'] = await serve(createFolderServer(folder));
  }
  return {
    environment,
    async stop() {
      for (const remove of leftovers) remove();
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
