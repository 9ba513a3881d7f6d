import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { createFolderServer } from '../../pipeline/server/createFolderServer.ts';
import { listen } from '../../pipeline/server/listen.ts';
import { project } from '../../scripts/project.ts';
import { withBrowser } from '../../scripts/withBrowser.ts';
import { buildBarePage } from '../bare/buildBarePage.ts';
import { formatMilliseconds, median } from '../format.ts';
import type { BenchSection } from '../Section.ts';
import { type Moments, measureMoments } from './measureMoments.ts';
import { measureSearch, type SearchMoments } from './measureSearch.ts';

/** How often every page is opened; the middle time counts. */
const rounds = 9;

/** A folder with a built site, and the page of it that is opened. */
interface Candidate {
  readonly title: string;
  readonly folder: string;
  readonly path: string;
  readonly hasSearch: boolean;
}

/** `BENCH_AGAINST` names the folder of another built site, e.g. of an earlier version of this one. */
const otherFolder = process.env['BENCH_AGAINST'];

const demoPage = '/demo/nested-table';

async function candidates(): Promise<Candidate[]> {
  const bare = await buildBarePage();
  const site = { title: 'this site', folder: project.outputFolder, hasSearch: true };
  return [
    { title: 'bare page', folder: bare, path: '/', hasSearch: false },
    { ...site, path: demoPage },
    ...(otherFolder === undefined
      ? []
      : [{ ...site, title: otherFolder, folder: path.resolve(otherFolder), path: demoPage }]),
  ];
}

/** All are served in the same way, so that only what they are made of counts. */
async function serve(folder: string): Promise<{ server: Server; address: string }> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  const server = createFolderServer(folder);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  return { server, address: `http://127.0.0.1:${port}` };
}

interface Measured {
  readonly candidate: Candidate;
  readonly moments: Moments[];
  readonly search: SearchMoments[];
}

async function measure(browser: Browser): Promise<Measured[]> {
  const served = await Promise.all(
    (await candidates()).map(async (candidate) => ({
      candidate,
      ...(await serve(candidate.folder)),
      moments: [] as Moments[],
      search: [] as SearchMoments[],
    })),
  );
  try {
    // Taking turns, there and back, so that whatever else the machine does concerns all of them.
    for (let round = 0; round < rounds; round += 1) {
      const turns = round % 2 === 0 ? served : served.toReversed();
      for (const { candidate, address, moments, search } of turns) {
        moments.push(await measureMoments(browser, address + candidate.path));
        if (candidate.hasSearch)
          search.push(await measureSearch(browser, address + candidate.path));
      }
    }
  } finally {
    for (const { server } of served) {
      server.closeAllConnections();
      server.close();
    }
  }
  return served;
}

/** What a reader waits for on a slow line, beside the least that a page with a React table can be. */
export const benchMoments: BenchSection = {
  title: 'Moments',
  async run() {
    const measured = await withBrowser(measure);
    const [bare] = measured;
    const bareMedian = (of: (moments: Moments) => number) => median((bare?.moments ?? []).map(of));
    const table = bareMedian((it) => it.table);
    const click = bareMedian((it) => it.click);
    const withRatio = (value: number, base: number) =>
      `${formatMilliseconds(value)} (${(value / base).toFixed(2)}×)`;
    return {
      columns: [
        'Page',
        'Table visible',
        'Demo answers a click',
        'Search takes typing',
        'First results',
        'Blocking time',
        'The first paint included',
        'Layout shift',
      ],
      rows: measured.map(({ candidate, moments, search }) => [
        candidate.title,
        withRatio(median(moments.map((it) => it.table)), table),
        withRatio(median(moments.map((it) => it.click)), click),
        candidate.hasSearch ? withRatio(median(search.map((it) => it.taken)), click) : '–',
        candidate.hasSearch ? formatMilliseconds(median(search.map((it) => it.found))) : '–',
        formatMilliseconds(median(moments.map((it) => it.blocking))),
        formatMilliseconds(median(moments.map((it) => it.blockingInAll))),
        Math.max(...moments.map((it) => it.shift)).toFixed(4),
      ]),
      remarks: [
        `\`${demoPage}\` in Chromium at 1.6 Mbit/s, 150 ms round trip, processor slowed 4×, nothing cached; the middle one of ${rounds} loads each, in turns. Layout shift is the worst of them.`,
        'Blocking time is what tasks take beyond 50 ms each after the first contentful paint, as the total blocking time of Web Vitals is; the column after it counts those that lead to that paint as well.',
        'The bare page is a heading and the same demo, prerendered, with React and the table, hydrated. In brackets the ratio to it; typing is compared with its answer to a click. The query is typed as soon as the field is there, before any script, and must be kept.',
      ],
    };
  },
};
