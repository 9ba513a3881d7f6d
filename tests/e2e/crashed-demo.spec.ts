import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const script = '**/assets/demo-key-*.js';
const button = `{
  $$typeof: Symbol.for('react.transitional.element'),
  type: 'button', key: null, ref: null,
  props: { children: 'Break', onClick() { BREAK } },
}`;
const onClick = (statement: string) =>
  `export default () => (${button.replace('BREAK', statement)});`;

/** Goes to the page of a demo whose script is another, by a link, as a reader would. */
async function goToDemo(page: Page, code: string): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.getByRole('link', { name: 'Row keys', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row keys');
}

test.use({ allowedConsole: /boom|^pageerror: |Uncaught|The above error|React/ });

for (const [when, code] of [
  ['while rendering', `export default () => { throw new Error('boom'); };`],
  [
    'in an effect',
    `export default function Demo() {}
    Demo.prototype.isReactComponent = {};
    Demo.prototype.render = () => 'shown';
    Demo.prototype.componentDidMount = () => { throw new Error('boom'); };`,
  ],
  ['while loading', `throw new Error('boom');`],
] as const) {
  test(`a demo that throws ${when} shows so in its card`, async ({ page, open }) => {
    await open('/demo/simple');
    await goToDemo(page, code);
    const demo = page.locator('[data-demo="key"]');
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('boom');
    await expect(alert).not.toContainText('Loading chunk');
    await expect(demo.getByRole('button', { name: 'Show Code' })).toBeVisible();
    await alert.getByText('Error stack').click();
    await expect(alert.locator('pre')).toBeVisible();
    await page.unroute(script);
    await alert.getByRole('button', { name: 'Try again' }).click();
    if (when === 'while loading') await expect(demo.getByRole('table').first()).toBeVisible();
    else await expect(alert).toContainText('boom');
  });
}

for (const [when, statement, message] of [
  ['in an event', `throw new Error('boom');`, 'boom'],
  ['in an event, without a message', `throw new Error('');`, 'This demo has been crashed.'],
  ['in an event, nothing at all', 'throw undefined;', 'This demo has been crashed.'],
  ['in a timer', `setTimeout(() => { throw new Error('boom'); });`, 'boom'],
  ['in a promise', `Promise.reject(new Error('boom'));`, 'boom'],
] as const) {
  test(`a demo that throws ${when} shows so, and Try again starts it anew`, async ({
    page,
    open,
  }) => {
    await open('/demo/simple');
    await goToDemo(page, onClick(statement));
    const demo = page.locator('[data-demo="key"]');
    await demo.getByRole('button', { name: 'Break' }).click();
    await expect(demo.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole('button', { name: 'Break' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('an error that is no demo’s leaves the demos alone', async ({ page, open }) => {
  await open('/demo/simple');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('boom');
    });
  });
  await page.getByRole('button', { name: 'Show Code' }).first().click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose demo throws in the browser only is there all the same', async ({ page }) => {
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => { throw new Error('boom'); };`,
    }),
  );
  const response = await page.goto('/demo/key');
  expect(await response?.text()).toContain('rc-table');
  await expect(page.locator('[data-demo="key"]').getByRole('alert')).toContainText('boom');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
});

test('a demo that renders without end is ended, and the page lives on', async ({ page, open }) => {
  await open('/demo/simple');
  // It asks to be rendered again every time that it has been.
  await goToDemo(
    page,
    `export default function Demo() {}
    Demo.prototype.isReactComponent = {};
    Demo.prototype.render = () => 'shown';
    Demo.prototype.componentDidMount = Demo.prototype.componentDidUpdate = function () {
      this.updater.enqueueSetState(this, { n: Math.random() }, null);
    };`,
  );
  const demo = page.locator('[data-demo="key"]');
  await expect(demo.getByRole('alert')).toContainText(/#185|Maximum update depth/);
  await demo.getByRole('button', { name: 'Show Code' }).click();
  await expect(page.getByRole('tab', { name: 'key.tsx' })).toBeVisible();
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
});
