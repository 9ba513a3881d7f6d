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

/** A page as it lies in the file; its head is asked for by what it is, not by what it holds. */
type Rest = Omit<CompiledPage, 'head'>;

interface Entry {
  readonly facts: PageFacts;
  /** Reads the rest from the file, once the page had to make room. */
  readRest?: () => Buffer;
}

/** A store whose memory does not grow with what the pages hold: a large site's pages lie in a file, all but a few. */
export function createPageStore({ folder, limit }: PageStoreOptions): PageStore {
  const entries = new Map<string, Entry>();
  const held = new Map<Entry, CompiledPage>();
  let file: SpillFile | undefined;

  const hold = (entry: Entry, page: CompiledPage) => {
    held.delete(entry);
    held.set(entry, page);
    const [oldest] = held;
    if (held.size > limit && oldest !== undefined) putAway(...oldest);
  };
  const putAway = (entry: Entry, { head, ...rest }: CompiledPage) => {
    held.delete(entry);
    // A page never changes: what is in the file already is the same.
    if (entry.readRest !== undefined) return;
    file ??= createSpillFile(folder);
    entry.readRest = file.append(serialize(rest satisfies Rest));
  };
  const entryOf = (head: PageHead) => {
    const entry = entries.get(head.path);
    return entry?.facts.head === head ? entry : undefined;
  };
  const forget = (pagePath: string) => {
    const entry = entries.get(pagePath);
    if (entry === undefined) return;
    entries.delete(pagePath);
    held.delete(entry);
  };
  return {
    get(head) {
      const entry = entryOf(head);
      if (entry === undefined) return undefined;
      const page =
        held.get(entry) ?? (entry.readRest && { ...(deserialize(entry.readRest()) as Rest), head });
      if (page !== undefined) hold(entry, page);
      return page;
    },
    factsOf: (head) => entryOf(head)?.facts,
    set(page) {
      const { head, anchors, dataFiles, problems } = page;
      const entry: Entry = { facts: { head, anchors, dataFiles, problems } };
      forget(head.path);
      entries.set(head.path, entry);
      hold(entry, page);
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
  /** Answers what reads the content again. */
  readonly append: (content: Buffer) => () => Buffer;
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
      const { length } = content;
      const position = end;
      writeFileSync(descriptor, content);
      end += length;
      return () => {
        const again = Buffer.allocUnsafe(length);
        readSync(descriptor, again, 0, length, position);
        return again;
      };
    },
    close: () => closeSync(descriptor),
  };
}
