import { assert } from '../shared/assert.ts';
import { type BenchSite, benchSites, largestSite } from './benchSites.ts';
import { formatKilobytes, formatMegabytes, formatMilliseconds, formatSeconds } from './format.ts';
import type { BenchSection } from './Section.ts';
import { type ProcessUsage, watchProcesses } from './watchProcesses.ts';

interface BuildMeasurement extends ProcessUsage {
  readonly site: BenchSite;
  readonly documents: number;
  readonly seconds: number;
}

async function measure(site: BenchSite): Promise<BuildMeasurement> {
  const fixture = site.create();
  try {
    const start = performance.now();
    let stop: (() => ProcessUsage | undefined) | undefined;
    const report = await fixture.build((pid) => {
      stop = watchProcesses(pid);
    });
    const seconds = (performance.now() - start) / 1000;
    // Other systems do not tell.
    const usage = stop?.() ?? { cpuSeconds: Number.NaN, peakMemory: Number.NaN };
    assert(report.kind === 'built', 'message' in report ? report.message : '');
    console.log(`  ${site.title}: ${formatSeconds(seconds)}`);
    return { site, documents: report.built.pages.length, seconds, ...usage };
  } finally {
    fixture.dispose();
  }
}

/** Cold builds, each in processes of its own with nothing kept from another. */
export const benchBuild: BenchSection = {
  title: 'Build',
  async run() {
    const measurements: BuildMeasurement[] = [];
    for (const site of [...benchSites, largestSite]) measurements.push(await measure(site));
    const small = measurements[1];
    const large = measurements.at(-1);
    assert(small?.site.pages && large?.site.pages, 'Growth is measured on two generated sites.');
    const more = large.site.pages - small.site.pages;
    const perPage = (value: (item: BuildMeasurement) => number) =>
      (value(large) - value(small)) / more;
    const share = (value: (item: BuildMeasurement) => number, item: BuildMeasurement) =>
      value(item) / (item.site.pages ?? 1);
    const cpu = (item: BuildMeasurement) => item.cpuSeconds * 1000;
    return {
      columns: ['Site', 'Documents', 'Cold build', 'Processor time', 'Peak memory'],
      rows: measurements.map(({ site, documents, seconds, cpuSeconds, peakMemory }) => [
        site.title,
        documents.toLocaleString('en'),
        formatSeconds(seconds),
        formatSeconds(cpuSeconds),
        formatMegabytes(peakMemory),
      ]),
      remarks: [
        `A page more costs ${formatMilliseconds(perPage((item) => item.seconds * 1000))}, ${formatMilliseconds(perPage(cpu))} of processor time and ${formatKilobytes(perPage((item) => item.peakMemory))} of peak memory.`,
        `Growth is linear where that is no more than an average page's: ${formatMilliseconds(share(cpu, small))} of processor time at ${small.site.pages} pages, ${formatMilliseconds(share(cpu, large))} at ${large.site.pages.toLocaleString('en')}.`,
      ],
    };
  },
};
