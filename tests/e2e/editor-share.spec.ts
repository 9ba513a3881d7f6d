import { deflateRawSync } from 'node:zlib';
import { demoEditor, originalText } from '../support/demoEditor.ts';
import { expect, isReady, test } from '../support/test.ts';

const id = 'simple';

test('an edit goes on as a link, which shows the code and runs it only when told', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  const code = await originalText(page, id);
  const edited = code.replace('Ridge walk', 'Shared path');
  await editor.renew(() => editor.write(edited));
  await expect(editor.frame.getByRole('cell', { name: 'Shared path' })).toBeVisible();
  await editor.press('Share');
  const link = await editor.card.getByLabel('Link to the edited demo').inputValue();
  expect(link).toContain('/demo/simple#edit=1.simple.');

  const other = await page.context().newPage();
  await other.goto(link);
  await isReady(other);
  const shared = demoEditor(other, id);
  await shared.hasState('paused');
  await expect(shared.status).toContainText('This code came with the link');
  await expect(shared.card.locator('.cm-content').first()).toContainText('Shared path');
  await expect(shared.block.locator('iframe')).toHaveCount(0);
  // Neither an edit nor a reload is a word to run it.
  await shared.write(edited.replace('Shared', 'Changed'));
  await other.reload();
  await shared.hasState('paused');
  await expect(shared.block.locator('iframe')).toHaveCount(0);
  await shared.renew(() => shared.press('Run'));
  await expect(shared.frame.getByRole('cell', { name: 'Changed path' })).toBeVisible();
  await shared.press('Close editor');
  await expect(other).toHaveURL(/\/demo\/simple$/);
  await other.close();
});

const payload = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');
const refused: readonly [what: string, hash: string, message: RegExp][] = [
  ['malformed', '#edit=1.simple.%%%', /cannot be read/],
  ['without a demo', '#edit=nonsense', /cannot be read/],
  [
    'of another demo',
    `#edit=1.unknown.${payload({ stack: 'react-16', files: {} })}`,
    /cannot be read/,
  ],
  ['of a newer version', '#edit=2.simple.abc', /newer version/],
  ['oversized', `#edit=1.simple.${'a'.repeat(60_001)}`, /too large/],
  [
    'that unpacks to too much',
    `#edit=1.simple.${payload({ stack: 'react-16', files: { 'demo/simple/simple.tsx': 'x'.repeat(1e6) } })}`,
    /too large/,
  ],
];
for (const [what, hash, message] of refused) {
  test(`a link ${what} gives the original demo and a message`, async ({ page, open }) => {
    await open(`/demo/simple${hash}`);
    const { block } = demoEditor(page, id);
    if (what === 'of another demo' || what === 'without a demo')
      await expect(page.getByRole('alert')).toHaveText(/cannot be read/);
    await expect(block.getByRole('alert')).toHaveText(message);
    await expect(block.getByRole('cell', { name: 'Ridge walk' })).toBeVisible();
    await expect(block.locator('iframe')).toHaveCount(0);
  });
}

test('links followed inside the page open too, one after the other', async ({ page, open }) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  for (const text of ['From a link', 'From the next']) {
    const files = { 'demo/simple/simple.tsx': `export default () => <p>${text}</p>;` };
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#edit=1.simple.${payload({ stack: 'react-16', files })}`,
    );
    await editor.hasState('paused');
    await editor.renew(() => editor.press('Run'));
    await expect(editor.frame.getByText(text)).toBeVisible();
  }
});
