import type { Browser, Page } from '@playwright/test';
import { withBuiltSite } from '../scripts/withBuiltSite.ts';
import { demoEditor, originalText } from '../tests/support/demoEditor.ts';
import { formatMilliseconds, median } from './format.ts';
import type { BenchSection } from './Section.ts';
import { whenShown } from './whenShown.ts';

/** How often something is typed; the middle time counts. */
const changeCount = 9;

const demos = [
  { id: 'simple', path: '/demo/simple', text: 'Ridge walk' },
  { id: 'fixed-columns', path: '/demo/fixed-columns', text: 'All stores' },
  { id: 'react-dnd', path: '/demo/react-dnd', text: '<Table' },
] as const;

/** Opens the editor; answers the milliseconds until the demo runs in it. */
async function timeOfOpening(page: Page, id: string): Promise<number> {
  const start = performance.now();
  await demoEditor(page, id).press('Edit');
  await whenShown(page, `[data-demo="${id}"] .editor[data-state="running"]`);
  return performance.now() - start;
}

/** The milliseconds from a change of the code until the preview that shows it. */
async function timeOfChange(page: Page, id: string, text: string): Promise<number> {
  const editor = demoEditor(page, id);
  const code = await originalText(page, id);
  const times: number[] = [];
  for (let count = 0; count < changeCount; count += 1) {
    const frame = editor.block.locator('iframe[data-state="current"]');
    await frame.evaluate((element) => element.setAttribute('data-before', ''));
    await editor.write(`${code.replace(text, `${text} `)}\n// ${count}`);
    const start = performance.now();
    await whenShown(page, `[data-demo="${id}"] iframe[data-state="current"]:not([data-before])`);
    times.push(performance.now() - start);
  }
  return median(times);
}

async function measure(browser: Browser, address: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { id, path, text } of demos) {
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    const cold = await timeOfOpening(page, id);
    const change = await timeOfChange(page, id, text);
    await demoEditor(page, id).press('Close editor');
    const warm = await timeOfOpening(page, id);
    rows.push(
      [id, cold, warm, change].map((it) => (typeof it === 'number' ? formatMilliseconds(it) : it)),
    );
    await context.close();
  }
  return rows;
}

/** The editor: from Edit to a demo that runs in it, and from a keystroke to the new preview. */
export const benchEditor: BenchSection = {
  title: 'Editor',
  async run() {
    const rows = await withBuiltSite(measure);
    return {
      columns: ['Demo', 'Edit to running', 'Edit again', 'Keystroke to preview'],
      rows,
      remarks: [
        `A keystroke is the middle one of ${changeCount}; 200 ms of it wait for the next one. The site is served from this machine.`,
      ],
    };
  },
};
