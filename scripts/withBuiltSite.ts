import type { Browser } from '@playwright/test';
import { createSiteServer } from '../pipeline/server/createSiteServer.ts';
import { listen } from '../pipeline/server/listen.ts';
import { project } from './project.ts';
import { withBrowser } from './withBrowser.ts';

/** Serves the site as it was built last and hands a browser and the site's address to `use`; ends both afterwards. */
export function withBuiltSite<Result>(
  use: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  return withBrowser(async (browser) => {
    const server = createSiteServer(project);
    const port = await listen(server, { port: 0, host: '127.0.0.1' });
    try {
      return await use(browser, `http://127.0.0.1:${port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
