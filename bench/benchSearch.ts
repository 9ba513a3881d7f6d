import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { project } from '../scripts/project.ts';
import { assert } from '../shared/assert.ts';
import { defaultLocale } from '../shared/locale/locales.ts';
import { searchDataAddress } from '../shared/route/dataAddress.ts';
import { createSearchIndex } from '../shared/search/SearchIndex.ts';
import type { SearchMeta } from '../shared/search/SearchMeta.ts';
import { searchPages } from '../shared/search/searchPages.ts';
import { createSegmentWords } from '../shared/search/segmentWords.ts';
import { formatMilliseconds, median } from './format.ts';
import type { BenchSection, SectionResult } from './Section.ts';

const pageCounts = [100, 1000, 5000] as const;
const queries = [
  'sticky header',
  'a',
  'table',
  'onHeaderRow',
  'stikcy hedaer',
  '固定列',
  'fixed columns scroll width row',
];
/** The first runs of a query are the compiler's. */
const warmUps = 5;
const runs = 15;

/** Searching at growing numbers of pages, and what a first keystroke loads. Works on the site as it was built last. */
export const benchSearch: BenchSection = { title: 'Search', run };

async function run(): Promise<SectionResult> {
  const file = path.join(project.outputFolder, searchDataAddress(defaultLocale.id));
  const text = readFileSync(file, 'utf8');
  const metadata = JSON.parse(text) as SearchMeta[];
  const assets = path.join(project.outputFolder, 'assets');
  const scripts = readdirSync(assets)
    .filter((name) => /^(?:SearchPanel|search\.worker)-.+\.(?:js|css)$/.test(name))
    .map((name) => readFileSync(path.join(assets, name)));
  const loaded = [...scripts, Buffer.from(text)].map((bytes) => compressed(bytes));
  return {
    columns: [
      'Pages',
      'Building the index',
      'A query',
      'The slowest query',
      'Search data (brotli)',
    ],
    rows: pageCounts.map((count) => rowOf(grown(metadata, count))),
    remarks: [
      `A first keystroke on this site loads ${formatKilobytes(sum(loaded))} (brotli): the list, its styles and the worker ${formatKilobytes(sum(loaded.slice(0, -1)))}, the data of ${metadata.length} pages ${formatKilobytes(loaded.at(-1) ?? 0)}.`,
      `The middle one of ${runs} runs, each of: ${queries.join(' · ')}. A query has 16 ms at 1,000 pages: one frame, in the worker.`,
      'Pages are those of this site again and again, so that their data compress better than others would.',
    ],
  };
}

function rowOf(metadata: readonly SearchMeta[]): string[] {
  const data = JSON.stringify(metadata);
  const segmentWords = createSegmentWords();
  const start = performance.now();
  const index = createSearchIndex(JSON.parse(data) as SearchMeta[]);
  const building = performance.now() - start;
  const times = queries.map((input) => {
    const search = () => searchPages({ index, input, segmentWords });
    for (let count = 0; count < warmUps; count += 1) search();
    return { input, time: median(Array.from({ length: runs }, () => timed(search))) };
  });
  const slowest = times.reduce((a, b) => (a.time > b.time ? a : b));
  return [
    metadata.length.toLocaleString('en'),
    formatMilliseconds(building),
    formatMilliseconds(median(times.map(({ time }) => time))),
    `${formatMilliseconds(slowest.time)} (${slowest.input})`,
    formatKilobytes(compressed(Buffer.from(data))),
  ];
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** As many pages as asked for, under addresses and titles of their own. */
function grown(metadata: readonly SearchMeta[], count: number): SearchMeta[] {
  return Array.from({ length: count }, (_, index) => {
    const meta = metadata[index % metadata.length];
    assert(meta, 'The built site has no search data. Run `npm run build` first.');
    return { ...meta, link: `${meta.link}-${index}`, title: `${meta.title} ${index}` };
  });
}

const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
