import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browserTests.ts';
import { nodeOptions } from './nodeOptions.mjs';
import { project } from './project.ts';

/** What the checks have found so far. */
const totals = { passed: 0, failed: 0 };

const reports = path.join(project.repository, '.cache/reports');
const bin = (name: string) => path.join(project.repository, 'node_modules/.bin', name);

function run(command: string, parameters: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: project.repository,
      stdio: 'inherit',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

function count(isGood: boolean): boolean {
  totals[isGood ? 'passed' : 'failed'] += 1;
  return isGood;
}

/** A check that is one test by itself. */
async function step(
  title: string,
  command: string,
  parameters: readonly string[],
): Promise<boolean> {
  console.log(`\n── ${title}`);
  return count(await run(command, parameters));
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Adds a test runner's own counts. A runner that failed without a failed test has failed itself. */
function addReport(file: string, isGood: boolean, read: (report: unknown) => Counts): void {
  let counts: Counts;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No report: the runner did not get as far as writing one.
    counts = { passed: 0, failed: 0 };
  }
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  if ((!isGood && counts.failed === 0) || counts.passed + counts.failed === 0) totals.failed += 1;
}

async function unitTests(): Promise<void> {
  console.log('\n── Unit tests');
  const file = path.join(reports, 'unit.json');
  const isGood = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  addReport(file, isGood, (report) => {
    const { numPassedTests, numFailedTests } = report as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  });
}

async function inBrowser(): Promise<void> {
  console.log('\n── Browser tests');
  const report = path.join(reports, 'browser.json');
  const isGood = await browserTests({ parameters: process.argv.slice(2), report });
  addReport(report, isGood, (content) => {
    const { expected, unexpected, flaky } = (content as { stats: Record<string, number> }).stats;
    return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) };
  });
}

async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await step('Types', bin('tsc'), ['-b']);
  await step('Lint and format', bin('biome'), ['ci', '--error-on-warnings']);
  await unitTests();
  if (
    await step('Production build', process.execPath, [
      ...nodeOptions,
      'scripts/run.mjs',
      'scripts/build.ts',
    ])
  )
    await inBrowser();
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  totals.failed += 1;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
