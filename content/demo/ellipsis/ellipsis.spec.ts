import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'ellipsis' });

function isCut(cell: Locator): Promise<boolean> {
  return cell.evaluate((element) => element.scrollWidth > element.clientWidth);
}

test('a long text stays on one line and is cut, a text without ellipsis wraps', async ({
  demo,
}) => {
  const title = demo.getByRole('cell', { name: 'Why the night train' });
  expect(await isCut(title)).toBe(true);
  await expect(title).toHaveCSS('text-overflow', 'ellipsis');
  await expect(title).toHaveCSS('white-space', 'nowrap');
  await expect(demo.getByRole('cell', { name: 'Aoife Byrne' })).toHaveCSS('white-space', 'normal');
});

test('plain text and a title from onCell have a tooltip, nested elements have none', async ({
  demo,
}) => {
  await expect(demo.getByRole('cell', { name: 'Why the night train' })).toHaveAttribute(
    'title',
    'Why the night train came back, and who rides it now',
  );
  await expect(demo.getByText('Railways and the return')).not.toHaveAttribute('title');
  await expect(demo.getByText('Recorded on board')).toHaveAttribute('title', /^Recorded on board/);
});

test('a narrower table cuts more', async ({ demo }) => {
  const guests = demo.getByRole('cell', { name: 'Marta Silva' });
  const topic = demo.getByRole('cell', { name: 'Railways' });
  const before = { guests: await guests.boundingBox(), topic: await topic.boundingBox() };

  await demo.getByRole('slider', { name: 'Width of the table' }).press('Home');

  await expect
    .poll(async () => (await topic.boundingBox())?.width)
    .toBeLessThan(before.topic?.width ?? 0);
  expect(await isCut(topic)).toBe(true);
  // What may wrap grows taller instead.
  expect((await guests.boundingBox())?.height).toBeGreaterThan(before.guests?.height ?? 0);
});
