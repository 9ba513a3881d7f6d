import type { Frame, Locator, Page } from '@playwright/test';
import { builtHarness } from '../support/editors/builtHarness.ts';
import type { Harness } from '../support/editors/clientHarness.ts';
import { expect, test } from '../support/editors/test.ts';

const demoFile = 'src/demo/simple/simple.tsx';

async function openEditor(page: Page): Promise<Locator> {
  const demo = page.locator('[data-demo="simple"]');
  await demo.getByRole('button', { name: 'Open here in StackBlitz' }).click();
  return demo.getByRole('region', { name: /^StackBlitz editor/ });
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().startsWith('https://stackblitz.com'));
  if (frame === undefined) throw new Error('There is no editor.');
  return frame;
}

/** What the editor has been asked since it was last read. */
function requestsOf(page: Page): Promise<unknown[]> {
  return frameOf(page).evaluate(() =>
    (window as unknown as { requests: unknown[] }).requests.splice(0),
  );
}

test('a demo opens in place, and everything in the bar reaches the editor', async ({
  page,
  open,
  editors,
}) => {
  await open('/demo/simple');
  expect(editors.posts).toEqual([]);
  const editor = await openEditor(page);
  await expect(editor.getByText('react 16.14.0 · rc-table 7.31.1')).toBeVisible();
  const { address, fields } = editors.posts[0] ?? { address: '', fields: new URLSearchParams() };
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
    embed: '1',
    theme: 'light',
    file: demoFile,
  });
  expect(fields.get('project[template]')).toBe('node');
  const frame = editor.locator('iframe');
  await expect(frame).toHaveAttribute('height', '300');
  await expect(frame).toHaveCSS('height', '300px');
  expect(await frame.getAttribute('style')).toMatch(/width: ?100%/);
  expect(await frame.getAttribute('allow')).toBeNull();
  expect(await requestsOf(page)).toEqual([{ type: 'SDK_GET_DEPS_SNAPSHOT' }]);

  await editor.getByRole('button', { name: 'table-theme.css' }).click();
  await expect(editor.getByRole('button', { name: 'table-theme.css' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const path = 'src/demo/_shared/table-theme.css';
  expect(await requestsOf(page)).toEqual([
    { type: 'SDK_OPEN_FILE', path },
    { type: 'SDK_SET_CURRENT_FILE', path },
  ]);

  await editor.getByRole('combobox', { name: 'View' }).selectOption('Preview');
  await expect.poll(() => requestsOf(page)).toEqual([{ type: 'SDK_SET_UI_VIEW', view: 'preview' }]);
  await editor.getByRole('button', { name: 'Sidebar' }).click();
  await expect
    .poll(() => requestsOf(page))
    .toEqual([{ type: 'SDK_TOGGLE_SIDEBAR', visible: true }]);

  await editor.getByLabel('Preview path').fill('/other');
  await expect(editor.getByLabel('Preview path')).toHaveAttribute('placeholder', '/page');
  await editor.getByRole('button', { name: 'Go' }).click();
  await expect
    .poll(() => requestsOf(page))
    .toEqual([{ type: 'SDK_GET_PREVIEW_URL' }, { type: 'SDK_SET_PREVIEW_URL', path: '/other' }]);

  const download = page.waitForEvent('download');
  await editor.getByRole('button', { name: 'Download as edited' }).click();
  expect((await download).suggestedFilename()).toBe('simple.zip');
  expect(await requestsOf(page)).toEqual([{ type: 'SDK_GET_FS_SNAPSHOT' }]);

  await editor.getByRole('button', { name: 'Reset' }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('[role="alert"]').length))
    .toBe(0);
  let diff: unknown;
  await expect
    .poll(async () => {
      const requests = (await requestsOf(page)) as { type: string }[];
      diff = requests.find(({ type }) => type === 'SDK_APPLY_FS_DIFF') ?? diff;
      return diff;
    })
    .toMatchObject({ destroy: ['src/new.ts'], create: { [demoFile]: expect.any(String) } });
  expect(diff).toMatchObject({
    create: { 'src/index.tsx': expect.stringContaining('ReactDOM.render(') },
  });

  await editor.getByRole('button', { name: 'Close' }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open here in StackBlitz' }).first()).toBeFocused();
});

test('the editor follows the colour mode', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/changelog');
  await page.evaluate(() => localStorage.setItem('docs:prefers-color', 'auto'));
  await open('/demo/simple');
  const editor = await openEditor(page);
  await expect(editor.getByText('react 16.14.0')).toBeVisible();
  await requestsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => requestsOf(page)).toEqual([{ type: 'SDK_SET_UI_THEME', theme: 'dark' }]);
});

test('a path without a slash and a refusal are shown in the card, with a way to try again', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const editor = await openEditor(page);
  await editor.getByLabel('Preview path').fill('other');
  await editor.getByRole('button', { name: 'Go' }).click();
  await expect(editor.getByRole('alert')).toContainText(
    "Invalid argument: expected a path starting with '/', got 'other'",
  );
  await editor.getByLabel('Preview path').fill('/refused');
  await editor.getByRole('button', { name: 'Go' }).click();
  await expect(editor.getByRole('alert')).toContainText('SDK_SET_PREVIEW_URL: refused');
  await expect(editor.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an editor that never answers is given up after 20 retries, and can be tried again', async ({
  page,
  open,
  editors,
}) => {
  editors.answerAttempt = Number.POSITIVE_INFINITY;
  await page.clock.install();
  await open('/demo/simple');
  const editor = await openEditor(page);
  await expect(editor.getByRole('status')).toHaveText('Connecting to StackBlitz…');
  await expect(editor.frameLocator('iframe').getByText('The other side.')).toBeVisible();
  await expect(editor.getByRole('alert')).toHaveCount(0);
  // Time stands still from here on, but for what the test lets pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  const attemptsSoFar = () =>
    frameOf(page).evaluate(() => (window as unknown as { attempts: number }).attempts);
  const before = await attemptsSoFar();
  await page.clock.runFor(2000);
  await expect.poll(attemptsSoFar).toBe(before + 4);
  await expect(editor.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(editor.getByRole('alert')).toContainText(
    'Timeout: Unable to establish a connection with the StackBlitz VM',
  );
  // Those before the frame had loaded were lost.
  const attempts = await attemptsSoFar();
  expect(attempts).toBeGreaterThan(1);
  expect(attempts).toBeLessThanOrEqual(21);
  editors.answerAttempt = 1;
  await editor.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.frameLocator('iframe').getByText('The other side.')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(editor.getByText('react 16.14.0')).toBeVisible();
  await expect(editor.getByRole('alert')).toHaveCount(0);
});

test('an editor that answers late is connected to', async ({ page, open, editors }) => {
  editors.answerAttempt = 8;
  await page.clock.install();
  await open('/demo/simple');
  const editor = await openEditor(page);
  await expect(editor.frameLocator('iframe').getByText('The other side.')).toBeVisible();
  await expect(editor.getByRole('status')).toHaveText('Connecting to StackBlitz…');
  await page.clock.runFor(5_000);
  await expect(editor.getByText('react 16.14.0')).toBeVisible();
});

test.describe('the client', () => {
  // The harness is put into the page.
  test.use({ bypassCSP: true });

  const project = {
    kind: 'vite',
    title: 'x',
    description: '',
    files: { 'index.html': '' },
    dependencies: {},
    devDependencies: {},
    mainFile: 'index.html',
  } as const;

  for (const [what, target, message] of [
    ['an id that nothing has', 'id', "Could not find element with id 'nowhere'"],
    ['something that is no element', 'nothing', 'Invalid element: null'],
    ['an element without a parent', 'orphan', 'Invalid Element'],
    ['an element outside the document', 'detached', 'Provided element is not an iframe.'],
  ] as const) {
    test(`refuses ${what}`, async ({ page, open }) => {
      await open('/changelog');
      await page.addScriptTag({ content: await builtHarness(), type: 'module' });
      await page.waitForFunction(() => 'harness' in window);
      const error = await page.evaluate(
        async ([kind, sent]) => {
          const { harness } = window as unknown as { harness: Harness };
          const orphan = document.createElement('div');
          const detached = document.createElement('div');
          document.createElement('div').append(detached);
          const targets = { id: 'nowhere', nothing: null, orphan, detached };
          const target = targets[kind] as HTMLElement | string;
          try {
            await harness.embedEditor({ target, project: sent, options: {} });
            return 'no error';
          } catch (reason) {
            return reason instanceof Error ? reason.message : 'not an Error';
          }
        },
        [target, project] as const,
      );
      expect(error).toBe(message);
    });
  }

  test.describe('with a template of its own invention', () => {
    test.use({ allowedConsole: /^warning: Unsupported project.template/ });

    test('warns and goes on', async ({ page, open, editors, printed }) => {
      await open('/changelog');
      await page.addScriptTag({ content: await builtHarness(), type: 'module' });
      await page.waitForFunction(() => 'harness' in window);
      const popup = page.waitForEvent('popup');
      await page.evaluate(() => {
        const { harness } = window as unknown as { harness: Harness };
        const template = 'cobol' as 'node';
        harness.openProject({ title: 'x', template, files: { 'index.html': '' } });
      });
      await expect((await popup).getByText('The other side.')).toBeVisible();
      expect(editors.posts[0]?.fields.get('project[template]')).toBe('cobol');
      expect(printed.join()).toContain("'angular-cli', 'create-react-app', 'html', 'javascript'");
    });
  });
});
