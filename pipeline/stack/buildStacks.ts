import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assert } from '../../shared/assert.ts';
import type { Stack, StackList, StackModule } from '../../shared/editor/StackList.ts';
import { buildFrame } from './buildFrame.ts';
import { buildStack, type StackFile } from './buildStack.ts';
import { readStacks } from './readStacks.ts';

/** Everything edited code runs on, ready to be served. */
export interface BuiltStacks {
  readonly list: StackList;
  /** Texts of the files by their root-absolute address. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Builds all stacks and the frame document. What has been built is kept in `.cache/stacks` until a version, a
 * declaration or the code that builds it changes.
 */
export async function buildStacks(repository: string): Promise<BuiltStacks> {
  const folder = path.join(repository, '.cache/stacks');
  const file = path.join(folder, `${fingerprint(repository)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as BuiltStacks;
  const built = await build(repository);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(built));
  return built;
}

async function build(repository: string): Promise<BuiltStacks> {
  const files: Record<string, string> = {};
  const addFile = (name: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = `/assets/${name.replace(/[^\w.-]+/g, '-')}-${hash}.${extension}`;
    files[address] = text;
    return address;
  };
  const stacks: Stack[] = [];
  for (const declaration of readStacks(repository)) {
    const { id, versions } = declaration;
    const parts = await buildStack(declaration, repository);
    const addressOf = ({ name, kind, text }: StackFile) =>
      addFile(`${id}-${name.replace(/^#\w+\//, '')}`, kind === 'module' ? 'js' : 'css', text);
    const ofKind = (kind: StackFile['kind']) => parts.filter((part) => part.kind === kind);
    stacks.push({
      id,
      versions,
      modules: Object.fromEntries(
        ofKind('module').map((part): [string, StackModule] => [
          part.name,
          { address: addressOf(part), imports: part.imports },
        ]),
      ),
      styles: Object.fromEntries(ofKind('style').map((part) => [part.name, addressOf(part)])),
    });
  }
  const [first, ...others] = stacks;
  assert(first, 'There is no stack to run edited demos on.');
  const frame = addFile('frame', 'html', await buildFrame(repository));
  return { list: { frame, stacks: [first, ...others] }, files };
}

/** Changes with everything that the result depends on. */
function fingerprint(repository: string): string {
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(file).update(readFileSync(path.join(repository, file)));
  add('package-lock.json');
  for (const folder of ['app/frame', 'pipeline/stack', 'shared/editor'])
    for (const name of readdirSync(path.join(repository, folder)).sort()) add(`${folder}/${name}`);
  for (const id of readdirSync(path.join(repository, 'stacks')).sort())
    for (const name of ['package.json', 'stack.json'])
      if (existsSync(path.join(repository, 'stacks', id, name))) add(`stacks/${id}/${name}`);
  return hash.digest('hex').slice(0, 16);
}
