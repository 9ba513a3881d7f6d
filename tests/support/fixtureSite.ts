import { fork } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '../../pipeline/build/BuiltSite.ts';
import type { BuildOptions } from '../../pipeline/build/buildSite.ts';
import type { Problem } from '../../pipeline/problems/Problem.ts';
import { runner } from '../../pipeline/runner.ts';
import { childEnvironment } from '../../scripts/childEnvironment.ts';
import { nodeOptions } from '../../scripts/nodeOptions.mjs';
import { project } from '../../scripts/project.ts';

/** What a build of a fixture site has come to. */
export type BuildReport =
  | { readonly kind: 'built'; readonly built: BuiltSite }
  | { readonly kind: 'problems'; readonly message: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'crashed'; readonly message: string };

/** A site of its own, made of a copy of some content, to change at will. */
export interface FixtureSite extends BuildOptions {
  /** Writes a file of the content. */
  readonly write: (file: string, text: string) => void;
  /** Reads a file of the content. */
  readonly read: (file: string) => string;
  /** Removes a file or folder of the content. */
  readonly remove: (file: string) => void;
  /** Reads a built file. */
  readonly output: (file: string) => string;
  /** Builds the site in a process of its own, as `npm run build` does. `onStart` learns its id. */
  readonly build: (onStart?: (pid: number) => void) => Promise<BuildReport>;
  /** Removes everything. */
  readonly dispose: () => void;
}

/** Milliseconds between two changes of a file. The watcher drops one that follows another within 50 ms. */
export const watcherRest = 100;

/** The folder lies in the repository, so that demos find their packages as they do in `content/`. */
const sitesFolder = path.join(project.repository, '.cache/sites');

const fixtureContent = path.join(project.repository, 'tests/fixtures/content');

/**
 * @param content the folder to copy; what the tests use if it is not given.
 * @param more options of the build that are not the usual ones.
 */
export function createFixtureSite(
  content: string = fixtureContent,
  more: Pick<BuildOptions, 'demosOfRun'> = {},
): FixtureSite {
  mkdirSync(sitesFolder, { recursive: true });
  const folder = mkdtempSync(path.join(sitesFolder, 'fixture-'));
  const options: BuildOptions = {
    repository: project.repository,
    contentFolder: path.join(folder, 'content'),
    outputFolder: path.join(folder, 'dist'),
    serverFolder: path.join(folder, 'dist-server'),
    origin: 'https://fixture.example',
    generator: project.generator,
    apiParser: true,
    ...more,
  };
  cpSync(content, options.contentFolder, { recursive: true });
  const inContent = (file: string) => path.join(options.contentFolder, file);
  return {
    ...options,
    write(file, text) {
      mkdirSync(path.dirname(inContent(file)), { recursive: true });
      if (existsSync(inContent(file))) overwrite(inContent(file), text);
      else writeFileSync(inContent(file), text);
    },
    read: (file) => readFileSync(inContent(file), 'utf8'),
    remove: (file) => rmSync(inContent(file), { recursive: true }),
    output: (file) => readFileSync(path.join(options.outputFolder, file), 'utf8'),
    build: (onStart) => buildInChild(options, onStart),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Without a moment in which the file is empty, as it is when it is written the usual way: a development server that
 * read it then would load the page anew. Renaming another file to its place would be one step, but watchers miss it
 * now and then.
 */
function overwrite(file: string, text: string): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, text, 0);
  ftruncateSync(descriptor, Buffer.byteLength(text));
  closeSync(descriptor);
}

/** A build has a process of its own because Node keeps every module that it has imported once. */
function buildInChild(
  options: BuildOptions,
  onStart?: (pid: number) => void,
): Promise<BuildReport> {
  return new Promise((resolve) => {
    const child = fork(
      runner,
      [path.join(import.meta.dirname, 'buildFixture.ts'), JSON.stringify(options)],
      {
        cwd: options.repository,
        execArgv: nodeOptions,
        env: childEnvironment(),
        silent: true,
      },
    );
    if (child.pid !== undefined) onStart?.(child.pid);
    let printed = '';
    child.stdout?.on('data', (text) => {
      printed += text;
    });
    child.stderr?.on('data', (text) => {
      printed += text;
    });
    let report: BuildReport | undefined;
    child.on('message', (message) => {
      report = message as BuildReport;
    });
    child.on('close', () => resolve(report ?? { kind: 'crashed', message: printed }));
  });
}
