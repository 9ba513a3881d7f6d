import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runner } from '../../runner.ts';
import type { TypeSurface } from './TypeSurface.ts';

const run = promisify(execFile);

/**
 * What the installed package's types declare. Reading them takes a second or more of a whole processor, so
 * it is done in a process of its own, and again only when the package or the reader has changed.
 * @throws Error when the types cannot be read.
 */
export async function installedTypes(repository: string): Promise<TypeSurface> {
  const packageFolder = path.join(repository, 'node_modules/rc-table');
  const file = path.join(repository, '.cache/api-types', `${fingerprint(packageFolder)}.json`);
  if (existsSync(file)) return parseSurface(await readFile(file, 'utf8'));
  const program = path.join(import.meta.dirname, 'printTypeSurface.ts');
  const { stdout } = await run(process.execPath, [runner, program, packageFolder], {
    cwd: repository,
    maxBuffer: 1 << 26,
  });
  const surface = parseSurface(stdout);
  await mkdir(path.dirname(file), { recursive: true });
  // Another build may be reading the file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, stdout);
  await rename(draft, file);
  return surface;
}

/** Names everything that what is read depends on. */
function fingerprint(packageFolder: string): string {
  const hash = createHash('sha256');
  for (const file of [
    path.join(packageFolder, 'package.json'),
    path.join(import.meta.dirname, '../apiEntities.ts'),
    ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:print[\\/])?\w+\.ts$/.test(file))
      .sort()
      .map((file) => path.join(import.meta.dirname, file)),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The program that prints it, and so the shape, is ours. */
function parseSurface(json: string): TypeSurface {
  return JSON.parse(json) as TypeSurface;
}
