import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'expand-row-by-click' });

test('a click anywhere in the row opens it', async ({ demo }) => {
  await demo.getByRole('cell', { name: 'Singapore' }).click();
  await expect(demo.getByText('63 % processor')).toBeVisible();
  await expect(demo.getByRole('listitem')).toHaveText(['1. web-2 opened']);
});

test('the icon toggles the row once', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Expand web-1' }).click();
  await expect(demo.getByRole('listitem')).toHaveText(['1. web-1 opened']);
  await demo.getByRole('button', { name: 'Collapse web-1' }).click();
  await expect(demo.getByRole('listitem')).toHaveText(['2. web-1 closed', '1. web-1 opened']);
});

test('a button in the row opens it only when its click bubbles', async ({ demo }) => {
  const restart = demo.getByRole('button', { name: 'Restart jobs-1' });
  await restart.click();
  await expect(demo.getByRole('listitem')).toHaveText(['1. jobs-1 restarted']);
  await expect(demo.getByText('12 % processor')).toHaveCount(0);

  await demo.getByRole('checkbox').uncheck();
  await restart.click();
  await expect(demo.getByText('12 % processor')).toBeVisible();
  await expect(demo.getByRole('listitem')).toHaveCount(3);
});
