import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { assert } from '../../shared/assert.ts';
import { manifestFolder, sharedModule } from '../vite/entries.ts';

/** The built files that one entry needs, as root-absolute addresses. */
export interface EntryFiles {
  readonly script: string;
  /** What the script imports at once, directly or not. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

export interface ClientManifest {
  /**
   * `source` is an absolute path, or the id of a virtual module.
   * @throws Error if the build has no such source.
   */
  readonly filesOf: (source: string) => EntryFiles;
  /** A text that changes with any built file. */
  readonly fingerprint: string;
}

/** Reads what the client build has made of its sources. `repository` is what source paths are relative to. */
export async function readManifest(
  outputFolder: string,
  repository: string,
): Promise<ClientManifest> {
  const folder = path.join(outputFolder, manifestFolder);
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const runs = texts.map((text) => JSON.parse(text) as Manifest);
  const [first = {}] = runs;

  /** A chunk's own and what it imports at once, that first. */
  const collect = (manifest: Manifest, key: string, chunks: Set<ManifestChunk>) => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(chunk)) return;
    for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks);
    chunks.add(chunk);
  };

  return {
    fingerprint: texts.join(''),
    filesOf(source) {
      const key = path.isAbsolute(source)
        ? path.relative(repository, source).split(path.sep).join('/')
        : source;
      const manifest = runs.find((run) => Object.hasOwn(run, key));
      const entry = manifest?.[key];
      assert(manifest && entry, `The client build has no entry for ${key}.`);
      const chunks = new Set<ManifestChunk>();
      // What further runs import from the first one is no chunk of theirs.
      if (manifest !== first) collect(first, sharedModule, chunks);
      collect(manifest, key, chunks);
      const styles = new Set([...chunks].flatMap((chunk) => chunk.css ?? []));
      return {
        script: `/${entry.file}`,
        imports: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
        styles: [...styles].map((file) => `/${file}`),
      };
    },
  };
}
