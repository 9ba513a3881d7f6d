import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compressor } from './compressFiles.ts';

/** Writes a file of the built site; `address` is root-absolute. */
export type WriteSiteFile = (address: string, text: string) => Promise<void>;

/** A writer that makes the folders it needs below `outputFolder`, and has what it writes compressed. */
export function createFileWriter(outputFolder: string, compressor: Compressor): WriteSiteFile {
  return async (address, text) => {
    const file = path.join(outputFolder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    await compressor.add(file, text);
  };
}
