// Plain JavaScript on purpose: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isNewEnough } from './isNewEnough.mjs';
import { nodeOptions } from './nodeOptions.mjs';

export const repository = path.resolve(import.meta.dirname, '..');
const run = path.join(import.meta.dirname, 'run.mjs');

function isInstalled() {
  const wanted = path.join(repository, 'package-lock.json');
  const installed = path.join(repository, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  // A file that was only touched is read; one that is older than the installation need not be.
  if (statSync(wanted).mtimeMs <= statSync(installed).mtimeMs) return true;
  const packagesOf = (file) => {
    const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
    return packages;
  };
  const have = packagesOf(installed);
  // Optional packages of other systems are in the lock file and never installed.
  return Object.entries(packagesOf(wanted)).every(
    ([name, { version, optional, link, peer }]) =>
      link || optional || peer || have[name]?.version === version,
  );
}

/** Installs the packages of the lock file if they are not there. Ends the process with a message if it cannot. */
export function ensureInstalled() {
  if (!isNewEnough(process.versions.node)) {
    console.error(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages…');
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      error?.message ??
        'The packages could not be installed; the lines above say why. A connection to the npm registry is needed once.',
    );
    process.exit(1);
  }
}

/** Runs a TypeScript script of this folder, to which signals are passed on. Answers its exit code. */
export function runScript(name, environment = {}) {
  const child = spawn(
    process.execPath,
    [...nodeOptions, run, path.join(repository, 'scripts', name), ...process.argv.slice(2)],
    { cwd: repository, stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // A terminal tells both of Ctrl+C.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
