import { test as siteTest } from '../test.ts';
import { type EditorServer, startEditorServer } from './startEditorServer.ts';

/** A test of the site in which CodeSandbox and StackBlitz are played by a server of this machine. */
export const test = siteTest.extend<{ editors: EditorServer }>({
  editors: [
    async ({ context }, use) => {
      const editors = await startEditorServer();
      await context.route(/^https:\/\/(?:codesandbox\.io|stackblitz\.com)\//, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const url = editors.address + pathname + search;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await use(editors);
      await editors.stop();
    },
    // No test may reach the real ones.
    { auto: true },
  ],
});

export { expect } from '../test.ts';
