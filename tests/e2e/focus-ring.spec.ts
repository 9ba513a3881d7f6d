import type { Page } from '@playwright/test';
import { expect, lookingOnly, test } from '../support/test.ts';

test.use(lookingOnly);

/** What has its focus ring cut off by a box around it, and by how many pixels. */
function cutRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const clippingBox = (element: Element): Element | undefined => {
      const around = element.parentElement;
      if (around === null || around === document.body) return undefined;
      return clips(around) ? around : clippingBox(around);
    };
    const cutOf = (element: HTMLElement): number => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const box = clippingBox(element);
      if (outlineStyle === 'none' || box === undefined) return 0;
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const around = box.getBoundingClientRect();
      const left = around.left + box.clientLeft;
      const top = around.top + box.clientTop;
      const cuts = [...element.getClientRects()].flatMap((it) => [
        left - it.left + reach,
        it.right + reach - left - box.clientWidth,
        top - it.top + reach,
        it.bottom + reach - top - box.clientHeight,
      ]);
      return Math.max(0, ...cuts);
    };
    const dialog = document.querySelector('dialog[open]');
    return [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, summary, [tabindex="0"]',
      ),
    ].flatMap((element) => {
      // What a demo shows looks as the component has it.
      if (element.closest('.demo-stage') !== null || !element.checkVisibility()) return [];
      // The browser scrolls it into view, as it does for the Tab key.
      element.focus();
      const cut = document.activeElement === element ? cutOf(element) : 0;
      const name = `${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}`;
      return cut > 0.5 ? [`${name}: ${cut.toFixed(1)} px`] : [];
    });
  });
}

const paths = ['/', '/demo', '/demo/simple', '/demo/simple?tab=props', '/api', '/changelog'];

for (const width of [1440, 1024, 390]) {
  for (const path of paths) {
    test(`${path} cuts no focus ring off at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      // A ring shows once the keyboard is in use.
      await page.keyboard.press('Tab');
      expect(await cutRings(page)).toEqual([]);
    });
  }
}

test('the drawer cuts no focus ring off', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open('/demo/simple');
  await page.getByRole('button', { name: 'Sidebar' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await cutRings(page)).toEqual([]);
});
