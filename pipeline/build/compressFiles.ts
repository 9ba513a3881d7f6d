import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../content/listFiles.ts';
import { immutableFolder } from '../security/cacheControl.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(?:html|js|css|json|svg|xml|md|txt|tsx?)$/;

/** Below this many bytes a file fits into what is sent at once anyway. */
const worthwhile = 1024;

/**
 * Brotli's quality. Files that are kept for a year get the best there is: their 2.6 MB take 4 s of another core
 * while pages are rendered, and are 7 % smaller for it. Of the rest there are ten files a page: at 6 a page of
 * 79 KB takes 2 ms, at 9 ten times that for 1 % less.
 */
const quality = { immutable: 11, revalidated: 6 };

export interface Compressor {
  /** Puts compressed files beside a file. Resolves when the next one may come, before this one is there. */
  readonly add: (file: string, text: string) => Promise<void>;
  /** Resolves when all are there. @throws what went wrong with any of them. */
  readonly finish: () => Promise<void>;
}

/** How many files are compressed at a time; more would only wait in memory. */
const limit = 4;

/** Compresses what the build writes, on Node's own threads, while the build goes on. */
export function createCompressor(): Compressor {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  return {
    async add(file, text) {
      if (!isText.test(file) || text.length < worthwhile) return;
      while (running.size >= limit) await Promise.race(running);
      const work: Promise<void> = compress(file, Buffer.from(text), quality.revalidated)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(work));
      running.add(work);
    },
    async finish() {
      await Promise.all(running);
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * How many of the bundler's files are compressed at a time. Pages are rendered meanwhile, and written files
 * compressed; two leave none of two cores idle once that is done.
 */
const assetLimit = 2;

/** Compresses what the bundler has written. */
export async function compressAssets(outputFolder: string): Promise<void> {
  const files = (await listFiles(path.join(outputFolder, immutableFolder))).filter((file) =>
    isText.test(file),
  );
  const contents = await Promise.all(
    files.map(async (file) => ({ file, content: await readFile(file) })),
  );
  const waiting = contents
    .filter(({ content }) => content.length >= worthwhile)
    .sort((a, b) => a.content.length - b.content.length);
  const work = async () => {
    // The largest first, so that none of them is left over at the end.
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      await compress(next.file, next.content, quality.immutable);
  };
  await Promise.all(Array.from({ length: assetLimit }, work));
}

async function compress(file: string, content: Buffer, brotliQuality: number): Promise<void> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: brotliQuality,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content));
}
