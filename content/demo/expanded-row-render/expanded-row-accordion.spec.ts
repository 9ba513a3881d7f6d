import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'expanded-row-accordion' });

test('clicking a row opens it and closes the other one', async ({ demo }) => {
  await expect(demo.getByText('Which answers may be old')).toBeVisible();

  await demo.getByRole('cell', { name: 'Lena Brandt' }).click();
  await expect(demo.getByText('From a spreadsheet of bus stops')).toBeVisible();
  await expect(demo.getByText('Which answers may be old')).toBeHidden();

  await demo.getByRole('cell', { name: 'Lena Brandt' }).click();
  await expect(demo.getByText('From a spreadsheet of bus stops')).toBeHidden();
});

test('the icon toggles once although the whole row reacts', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Expand Forms people finish' }).click();
  await expect(demo.getByText('Twelve small repairs')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Collapse Forms people finish' })).toBeVisible();
});

test('what was typed into a row survives closing it', async ({ demo }) => {
  await demo.getByLabel('My note').fill('Ask about expiry');
  await demo.getByRole('cell', { name: 'Sade Okafor' }).click();
  await expect(demo.getByText('Which answers may be old')).toBeHidden();

  await demo.getByRole('cell', { name: 'Ivo Marek' }).click();
  await expect(demo.getByRole('textbox', { name: 'My note' })).toHaveValue('Ask about expiry');
});
