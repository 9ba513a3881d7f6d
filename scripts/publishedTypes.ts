import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../pipeline/api/versions/apiVersions.ts';
import { project } from './project.ts';

const packageName = 'rc-table';
// Below the repository, so that the declarations find React's types.
const cache = path.join(project.repository, '.cache/rc-table-versions');

function npm(parameters: readonly string[]): string {
  mkdirSync(cache, { recursive: true });
  const { status, stdout, error } = spawnSync('npm', [...parameters, '--loglevel=error'], {
    cwd: cache,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`npm ${parameters.join(' ')} failed. ${error?.message ?? stdout}`);
  return stdout;
}

/** All published 7.x versions, the oldest first. Releases only: nobody documents against a pre-release. */
export function publishedVersions(): string[] {
  const all = JSON.parse(npm(['view', packageName, 'versions', '--json'])) as readonly string[];
  return all.filter((version) => /^7\.\d+\.\d+$/.test(version)).sort(compareVersions);
}

/** The folder of a version's package; downloads it if it is not there yet. */
export function downloadVersion(version: string): string {
  const folder = path.join(cache, version);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const archive = npm(['pack', `${packageName}@${version}`, '--silent']).trim();
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['xzf', archive, '-C', version, '--strip-components=1'], {
    cwd: cache,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${archive} cannot be unpacked.`);
  return folder;
}
