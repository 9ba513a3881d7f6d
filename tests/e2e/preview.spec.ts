import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { project } from '../../scripts/project.ts';
import { expect, test } from '../support/test.ts';

let child: ChildProcess | undefined;
test.afterEach(async () => {
  if (child === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child?.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
});

const previewAlone = ['scripts/run.mjs', 'scripts/preview.ts'];

/** As `npm start` runs it: a process that has started another one. */
const previewOfStart = [
  '--input-type=module',
  '--eval',
  "import { runScript } from './scripts/ensureInstalled.mjs'; process.exitCode = await runScript('preview.ts');",
];

/** Runs `npm run preview` and collects what it prints. */
function preview(
  port: string,
  run: readonly string[] = previewAlone,
): { readonly printed: () => string } {
  let printed = '';
  child = spawn(process.execPath, run, {
    cwd: project.repository,
    env: { ...process.env, PORT: port },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      printed += text;
    });
  return { printed: () => printed };
}

test('a port that is taken gives a message, and another one is used', async ({
  baseURL,
  request,
}) => {
  const taken = new URL(baseURL ?? '').port;
  const { printed } = preview(taken);
  await expect.poll(printed, { timeout: 20_000 }).toMatch(/http:\/\/localhost:\d+\n/);
  expect(printed()).toContain(`Port ${taken} is taken by another program; using `);
  const [, used] = /localhost:(\d+)/.exec(printed()) ?? [];
  expect(used).not.toBe(taken);
  expect((await request.get(`http://127.0.0.1:${used}/demo/simple`)).status()).toBe(200);
});

test('an empty PORT says nothing', async () => {
  const { printed } = preview('');
  // 8000 may be taken on the machine that tests.
  await expect
    .poll(printed, { timeout: 20_000 })
    .toMatch(/http:\/\/localhost:8000\n|Port 8000 is taken/);
});

test('a port that is none is refused with a sentence', async () => {
  const { printed } = preview('high');
  await expect
    .poll(printed, { timeout: 20_000 })
    .toBe('PORT is "high"; it has to be a number from 0 to 65535.\n');
});

for (const [how, run] of [
  ['alone', previewAlone],
  ['as npm start runs it', previewOfStart],
] as const)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    test(`${signal} ends it with everything it has started: ${how}`, async () => {
      const { printed } = preview('0', run);
      await expect.poll(printed, { timeout: 30_000 }).toMatch(/http:\/\/localhost:\d+\n/);
      const address = `http://127.0.0.1:${/localhost:(\d+)/.exec(printed())?.[1]}/`;
      // A connection that is kept open, and one whose request never ends.
      expect((await fetch(address)).status).toBe(200);
      const endless = connect(Number(new URL(address).port), '127.0.0.1', () =>
        endless.write('GET / HTTP/1.1\r\n'),
      );
      endless.on('error', () => undefined);
      await once(endless, 'connect');
      const closed = once(child as ChildProcess, 'close');
      child?.kill(signal);
      expect(await closed).toEqual([0, null]);
      await expect(fetch(address)).rejects.toThrow();
    });
