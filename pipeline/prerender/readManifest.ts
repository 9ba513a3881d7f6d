import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { assert } from '../../shared/assert.ts';

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
  const text = await readFile(path.join(outputFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;

  const collect = (chunk: ManifestChunk, seen: Set<ManifestChunk>) => {
    if (seen.has(chunk)) return;
    for (const key of chunk.imports ?? []) {
      const imported = manifest[key];
      if (imported !== undefined) collect(imported, seen);
    }
    seen.add(chunk);
  };

  return {
    fingerprint: text,
    filesOf(source) {
      const key = path.isAbsolute(source)
        ? path.relative(repository, source).split(path.sep).join('/')
        : source;
      const entry = manifest[key];
      assert(entry, `The client build has no entry for ${key}.`);
      const chunks = new Set<ManifestChunk>();
      collect(entry, chunks);
      const styles = new Set([...chunks].flatMap((chunk) => chunk.css ?? []));
      return {
        script: `/${entry.file}`,
        imports: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
        styles: [...styles].map((file) => `/${file}`),
      };
    },
  };
}
