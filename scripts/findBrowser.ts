import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { project } from './project.ts';

/** How Chromium is started everywhere in this project. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The last version of the packaged browser that runs on Node 20. */
const packagedBrowser = '@sparticuz/chromium@143.0.0';

/** Whether the file is a browser that starts here, with all the libraries it needs. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  const { status } = spawnSync(
    file,
    ['--headless', ...browserFlags, '--dump-dom', 'data:text/html,started'],
    { timeout: 30_000, stdio: 'ignore' },
  );
  return status === 0;
}

function run(command: string, parameters: readonly string[], timeout: number): boolean {
  return spawnSync(command, parameters, { timeout, stdio: 'ignore' }).status === 0;
}

function installedBrowser(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)));
  const named = process.env['CHROME_PATH'];
  return [...(named === undefined ? [] : [named]), ...onPath, ...places].find(starts);
}

function ownBrowser(): string | undefined {
  const file = chromium.executablePath();
  return starts(file) ? file : undefined;
}

function downloadedBrowser(): string | undefined {
  console.log('No Chromium found; asking Playwright for one…');
  const cli = path.join(project.repository, 'node_modules/playwright/cli.js');
  run(process.execPath, [cli, 'install', 'chromium'], 180_000);
  return ownBrowser();
}

async function packagedInNpm(): Promise<string | undefined> {
  console.log(`Trying the browser in the npm package ${packagedBrowser}…`);
  const folder = path.join(project.repository, '.cache/browser');
  mkdirSync(folder, { recursive: true });
  if (!run('npm', ['install', '--prefix', folder, '--no-save', packagedBrowser], 300_000))
    return undefined;
  const entry = path.join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) return undefined;
  const { default: packaged } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath: () => Promise<string> };
  };
  const file = await packaged.executablePath();
  return starts(file) ? file : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s Chromium…');
  run('apt-get', ['update'], 300_000);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 600_000);
  return installedBrowser();
}

/**
 * A Chromium that starts on this machine: an installed one, Playwright's own, one out of an npm package, or
 * Debian's, in this order; what is not there is installed.
 * @throws Error that says what to install when there is none to be had.
 */
export async function findBrowser(): Promise<string> {
  const found =
    installedBrowser() ??
    ownBrowser() ??
    downloadedBrowser() ??
    (await packagedInNpm()) ??
    fromDebian();
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}
