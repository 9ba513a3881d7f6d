import { closeSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CompiledPage } from './CompiledPage.ts';
import type { PageHead } from './PageHead.ts';

/** What is asked of pages so often, or of so many, that it is always at hand. */
export type PageFacts = Pick<CompiledPage, 'head' | 'anchors' | 'dataFiles' | 'problems'>;

/** Compiled pages by path. What is answered for a head is what was made for that very head. */
export interface PageStore {
  readonly get: (head: PageHead) => CompiledPage | undefined;
  readonly factsOf: (head: PageHead) => PageFacts | undefined;
  readonly set: (page: CompiledPage) => void;
  readonly forget: (path: string) => void;
  readonly forgetAll: () => void;
  readonly facts: () => readonly PageFacts[];
}

interface PageStoreOptions {
  /** Where pages are put that memory is not to hold. The folder is made if need be, and nothing stays in it. */
  readonly folder: string;
  /** How many pages are held in memory; the one that was not asked for the longest goes first. */
  readonly limit: number;
}

type Rest = Omit<CompiledPage, keyof PageFacts>;

interface Entry {
  readonly facts: PageFacts;
  /** Where the rest lies in the file, once it had to make room. */
  place?: { readonly position: number; readonly length: number };
}

/** A store whose memory does not grow with what the pages hold: a large site's pages lie in a file, all but a few. */
export function createPageStore({ folder, limit }: PageStoreOptions): PageStore {
  const entries = new Map<string, Entry>();
  const held = new Map<string, CompiledPage>();
  let file: SpillFile | undefined;

  const hold = (page: CompiledPage) => {
    held.delete(page.head.path);
    held.set(page.head.path, page);
    const [oldest] = held.values();
    if (held.size > limit && oldest !== undefined) putAway(oldest);
  };
  const putAway = (page: CompiledPage) => {
    const { head, anchors, dataFiles, problems, ...rest } = page;
    held.delete(head.path);
    const entry = entries.get(head.path);
    // A page never changes: what is in the file already is the same.
    if (entry === undefined || entry.place !== undefined) return;
    file ??= createSpillFile(folder);
    entry.place = file.append(serialize(rest satisfies Rest));
  };
  const entryOf = (head: PageHead) => {
    const entry = entries.get(head.path);
    return entry?.facts.head === head ? entry : undefined;
  };
  const forget = (pagePath: string) => {
    entries.delete(pagePath);
    held.delete(pagePath);
  };
  return {
    get(head) {
      const entry = entryOf(head);
      if (entry === undefined) return undefined;
      const known = held.get(head.path);
      const page =
        known ??
        (file &&
          entry.place && { ...(deserialize(file.read(entry.place)) as Rest), ...entry.facts });
      if (page !== undefined) hold(page);
      return page;
    },
    factsOf: (head) => entryOf(head)?.facts,
    set(page) {
      const { head, anchors, dataFiles, problems } = page;
      forget(head.path);
      entries.set(head.path, { facts: { head, anchors, dataFiles, problems } });
      hold(page);
    },
    forget,
    forgetAll() {
      entries.clear();
      held.clear();
      file?.close();
      file = undefined;
    },
    facts: () => [...entries.values()].map(({ facts }) => facts),
  };
}

interface SpillFile {
  readonly append: (content: Buffer) => { readonly position: number; readonly length: number };
  readonly read: (place: { readonly position: number; readonly length: number }) => Buffer;
  readonly close: () => void;
}

/** A file that has no name any more, so that it is gone with the process, however that ends. */
function createSpillFile(folder: string): SpillFile {
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `pages-${crypto.randomUUID()}`);
  const descriptor = openSync(name, 'wx+');
  rmSync(name);
  let end = 0;
  return {
    append(content) {
      const position = end;
      writeFileSync(descriptor, content);
      end += content.length;
      return { position, length: content.length };
    },
    read({ position, length }) {
      const content = Buffer.allocUnsafe(length);
      readSync(descriptor, content, 0, length, position);
      return content;
    },
    close: () => closeSync(descriptor),
  };
}
