import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoEditor } from '../support/demoEditor.ts';
import { expect, test } from '../support/test.ts';

const id = 'simple';
const shows = (body: string) => `export default function Hostile() { ${body} }`;

// The browser says what it has refused.
test.use({
  allowedConsole: /Content Security Policy|sandboxed|Unsafe attempt|log:|Failed to load/,
});

test('a hostile edit reads nothing and reaches nothing', async ({ page, open }) => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await open('/demo/simple');
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: a secret of the site that must stay one
      document.cookie = 'secret=1';
      localStorage.setItem('secret', '1');
    });
    const editor = demoEditor(page, id);
    await editor.open();
    await editor.renew(() =>
      editor.write(`
      const attempts: Record<string, () => unknown> = {
        parent: () => parent.parent.document.title,
        top: () => top!.localStorage.secret,
        cookie: () => document.cookie,
        storage: () => localStorage.length,
        session: () => sessionStorage.length,
        database: () => indexedDB.open('x'),
        open: () => { if (open('${target}/open') === null) throw new Error('null'); },
        navigateTop: () => { top!.location.href = '${target}/top'; },
        alert: () => { if (confirm('?') === false) throw new Error('false'); },
        rtc: () => new RTCPeerConnection(),
        worker: () => new Worker('${target}/worker.js'),
      };
      const results = Object.entries(attempts).map(([name, attempt]) => {
        try { attempt(); return name + ': REACHED'; } catch { return name + ': refused'; }
      });
      const late: string[] = [];
      fetch('${target}/fetch').then(() => late.push('fetch: REACHED'), () => undefined);
      new Image().src = '${target}/image.png';
      navigator.sendBeacon('${target}/beacon');
      try { new WebSocket('${target.replace('http', 'ws')}/socket'); } catch {}
      const style = document.createElement('style');
      style.textContent = '@import "${target}/style.css"; body { background: url(${target}/bg.png) }';
      document.head.append(style);
      const script = document.createElement('script');
      script.src = '${target}/script.js';
      document.head.append(script);
      const frame = document.createElement('iframe');
      frame.src = '${target}/frame';
      document.body.append(frame);
      const form = document.createElement('form');
      form.action = '${target}/form';
      document.body.append(form);
      form.submit();
      export default () => <p id="results">{[origin, ...results, ...late].join(', ')}</p>;
    `),
    );
    const text = editor.frame.locator('#results');
    await expect(text).toContainText('null, parent: refused');
    await expect(text).not.toContainText('REACHED');
    expect(new URL(page.url()).pathname).toBe('/demo/simple');
    expect(page.context().pages()).toHaveLength(1);

    await editor.write(`location.href = '${target}/self';\n${shows('return <p>x</p>;')}`);
    await editor.hasState('stopped');
    await expect(editor.status).toContainText('tried to go to another page');
    expect(requests).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('forged messages change nothing outside the preview, and a flood of them ends it', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  await editor.renew(() =>
    editor.write(`
    for (const target of [parent, top!])
      for (const message of [
        { type: 'run', program: {} }, { type: 'height', height: 1e9 }, { type: 'failed' }, null, 'x',
        { type: 'console', entries: [{ level: 'error', text: {} }, 7] }, { type: 'ready' },
      ]) target.postMessage(message, '*');
    ${shows('return <p>Forged</p>;')}
  `),
  );
  await expect(editor.frame.getByText('Forged')).toBeVisible();
  const height = await editor.block
    .locator('iframe')
    .evaluate((element) => (element as HTMLElement).offsetHeight);
  expect(height).toBeLessThanOrEqual(4000);

  await editor.write(`
    for (let i = 0; i < 5000; i++) top!.postMessage(i, '*');
    ${shows('return <p>Flood</p>;')}
  `);
  await editor.hasState('stopped');
  await expect(editor.status).toContainText('more messages than the page can take');
});

for (const [what, code] of [
  ['an endless loop', 'while (true) {}'],
  [
    'a storm of allocations',
    'const all: unknown[] = []; for (;;) all.push(new Array(1000).fill(0));',
  ],
] as const) {
  test(`${what} is ended, and said where`, async ({ page, open }) => {
    await open('/demo/simple');
    const editor = demoEditor(page, id);
    await editor.open();
    await editor.write(`\n${code}\n${shows('return <p>x</p>;')}`);
    await editor.hasState('failed');
    await expect(editor.status).toContainText('simple.tsx, line 2');
    await expect(editor.status).toContainText('ran for more than 2 seconds');
    await expect(editor.frame.getByRole('cell', { name: 'Ridge walk' })).toBeVisible();
  });
}

test('code that no guard can end is stopped with its frame, and runs again when mended', async ({
  page,
  open,
}) => {
  test.setTimeout(60_000);
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  await editor.write(`
    function again() { Promise.resolve().then(again); }
    again();
    ${shows('return <p>x</p>;')}
  `);
  // The page stays alive meanwhile.
  await editor.press('390');
  await editor.hasState('stopped');
  await expect(editor.status).toContainText('did not answer');
  await editor.write(shows('return <p>Mended</p>;'));
  await editor.renew(() => editor.press('Run'));
  await expect(editor.frame.getByText('Mended')).toBeVisible();

  await editor.press('Stop');
  await editor.hasState('stopped');
  await expect(editor.block.locator('iframe')).toHaveCount(0);
  await editor.renew(() => editor.press('Run'));
  await expect(editor.frame.getByText('Mended')).toBeVisible();
});
