import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '../scripts/withBrowser.ts';
import { type FixtureSite, watcherRest } from '../tests/support/fixtureSite.ts';
import { type BenchSite, benchSites } from './benchSites.ts';
import { formatMilliseconds, formatSeconds, median } from './format.ts';
import type { BenchSection } from './Section.ts';
import { startDevServer } from './startDevServer.ts';
import { whenShown } from './whenShown.ts';

/** How often a change is made; the middle time counts. */
const changeCount = 9;

interface DevelopmentMeasurement {
  readonly site: BenchSite;
  /** The milliseconds of a start that finds the packages prepared, as after their installation. */
  readonly start: number;
  /** Those of one that does not. */
  readonly unpreparedStart: number;
  readonly textUpdate: number;
  readonly demoUpdate: number;
}

/** Starts a server and opens a page; answers the milliseconds until its demos can be used. */
async function startAndOpen(site: BenchSite, fixture: FixtureSite, page: Page) {
  const start = performance.now();
  const server = await startDevServer(fixture);
  await page.goto(server.address + site.address);
  await whenShown(page, 'html[data-ready]');
  return { server, time: performance.now() - start };
}

/** The milliseconds from a change of a file until the browser shows it. */
async function timeOfChange(fixture: FixtureSite, page: Page, file: string, text: string) {
  const times: number[] = [];
  const original = fixture.read(file);
  for (let count = 0; count < changeCount; count += 1) {
    const marker = `${text} (${count})`;
    const start = performance.now();
    fixture.write(file, original.replaceAll(text, marker));
    await page.waitForFunction((shown) => document.body.textContent.includes(shown), marker);
    times.push(performance.now() - start);
    await page.waitForTimeout(watcherRest);
  }
  return median(times);
}

async function measure(site: BenchSite, browser: Browser): Promise<DevelopmentMeasurement> {
  const fixture = site.create();
  const page = await browser.newPage();
  try {
    const unprepared = await startAndOpen(site, fixture, page);
    await unprepared.server.stop();
    const prepared = await startAndOpen(site, fixture, page);
    try {
      const textUpdate = await timeOfChange(fixture, page, site.pageFile, site.pageText);
      const demoUpdate = await timeOfChange(fixture, page, site.demoFile, site.demoText);
      console.log(`  ${site.title}: ${formatSeconds(prepared.time / 1000)}`);
      return {
        site,
        start: prepared.time,
        unpreparedStart: unprepared.time,
        textUpdate,
        demoUpdate,
      };
    } finally {
      await prepared.server.stop();
    }
  } finally {
    await page.close();
    fixture.dispose();
  }
}

/** The development server: from nothing to a page that can be used, and from a change to its showing. */
export const benchDevelopment: BenchSection = {
  title: 'Development server',
  async run() {
    const measurements = await withBrowser(async (browser) => {
      const results: DevelopmentMeasurement[] = [];
      for (const site of benchSites) results.push(await measure(site, browser));
      return results;
    });
    return {
      columns: [
        'Site',
        'Start to first page',
        'Packages not prepared',
        'Changed text',
        'Changed demo',
      ],
      rows: measurements.map(({ site, start, unpreparedStart, textUpdate, demoUpdate }) => [
        site.title,
        formatSeconds(start / 1000),
        formatSeconds(unpreparedStart / 1000),
        formatMilliseconds(textUpdate),
        formatMilliseconds(demoUpdate),
      ]),
      remarks: [
        'Times are from the start of the process to a page whose demos can be used, and from writing a file to its change in the browser.',
        'The first installation prepares packages (`scripts/afterInstall.mjs`); when they have changed later, or without scripts (`npm ci --ignore-scripts`), the next start does.',
        `A change is the middle one of ${changeCount}. It must not grow with the number of pages.`,
      ],
    };
  },
};
