import { demoEditor, originalText } from '../support/demoEditor.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

/*
 * A control that goes with what it does leaves the focus near by, not at the beginning of the document.
 */

test.use({ allowedConsole: /Failed to load resource|log: line/ });

test('Retry of an editor that failed to load leaves the focus to the editor', async ({
  page,
  open,
}) => {
  const source = '**/demo-source/simple.json';
  await page.route(source, (route) => route.fulfill({ status: 404, json: null }));
  await open('/demo/simple');
  const editor = demoEditor(page, 'simple');
  await editor.press('Edit');
  const retry = editor.block.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(source);
  await retry.press('Enter');
  await editor.hasState('running');
  await expect(editor.block.getByRole('button', { name: 'Close editor' })).toBeFocused();
});

test('an editor that opens takes the focus of the row that it takes the place of', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const letGo = await hold(page, '**/assets/editorEntry-*.js');
  const editor = demoEditor(page, 'simple');
  await editor.block.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(editor.block.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
  letGo();
  await editor.hasState('running');
  await expect(editor.block.getByRole('button', { name: 'Close editor' })).toBeFocused();
});

test('a console that is emptied keeps the focus', async ({ page, open }) => {
  await open('/demo/simple');
  const editor = demoEditor(page, 'simple');
  await editor.open();
  const code = await originalText(page, 'simple');
  await editor.renew(() => editor.write(`${code}\nconsole.log('line');\n`));
  const console = editor.card.locator('.editor-console');
  await console.locator('summary').click();
  await console.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(console.locator('summary')).toBeFocused();
});
