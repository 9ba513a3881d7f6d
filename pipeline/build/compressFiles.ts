import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { listFiles } from '../content/listFiles.ts';
import { immutableFolder } from '../security/cacheControl.ts';
import { createQueue } from '../thread/createQueue.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(?:html|js|css|json|svg|xml|md|txt|tsx?)$/;

/** Below this many bytes a file fits into what is sent at once anyway. */
const worthwhile = 1024;

const isWorthwhile = (file: string, size: number) => isText.test(file) && size >= worthwhile;

/**
 * Brotli's quality. Files that are kept for a year get the best there is: their 2.6 MB take 4 s of another core
 * while pages are rendered, and are 7 % smaller for it. Of the rest there are ten files a page: at 6 a page of
 * 79 KB takes 2 ms, at 9 ten times that for 1 % less.
 */
const quality = { immutable: 11, revalidated: 6 };

function brotliOptions(brotliQuality: number, content: Buffer): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: brotliQuality,
      [BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}

/** Writes a file, and beside it the same compressed. Makes the folders it needs. */
export function writeWithCompressed(file: string, text: string): void {
  const content = Buffer.from(text);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!isWorthwhile(file, content.length)) return;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, brotliOptions(quality.revalidated, content)),
  );
  writeFileSync(`${file}.gz`, gzipSync(content));
}

/**
 * How many of the bundler's files are compressed at a time. Pages are rendered meanwhile, and written files
 * compressed; two leave none of two cores idle once that is done.
 */
const assetLimit = 2;

/** Compresses what the bundler has written. */
export async function compressAssets(outputFolder: string): Promise<void> {
  const files = await listFiles(path.join(outputFolder, immutableFolder));
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(file)).size })),
  );
  // The largest first, so that none of them is left over at the end.
  const waiting = sizes
    .filter(({ file, size }) => isWorthwhile(file, size))
    .sort((a, b) => b.size - a.size);
  const queue = createQueue(assetLimit);
  for (const { file } of waiting)
    await queue.add(async () => {
      const content = await readFile(file);
      const options = brotliOptions(quality.immutable, content);
      await writeFile(`${file}.br`, await toBrotli(content, options));
      await writeFile(`${file}.gz`, await toGzip(content));
    });
  await queue.finish();
}
