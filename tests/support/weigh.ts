import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { project } from '../../scripts/project.ts';

/** What a page weighs when it is the first one a reader opens, in bytes, compressed with brotli. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  /** The document and everything its head asks for. */
  readonly requests: number;
}

const weights = new Map<string, number>();

function weightOf(address: string): number {
  const known = weights.get(address);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(path.join(project.outputFolder, address))).length;
  weights.set(address, bytes);
  return bytes;
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

/** Weighs the built page at `pagePath` by what its document names. */
export function weigh(pagePath: string): PageWeight {
  const document = path.posix.join(pagePath, 'index.html');
  const html = readFileSync(path.join(project.outputFolder, document), 'utf8');
  const scripts = addresses(
    html,
    /<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g,
  );
  const styles = addresses(html, /<style data-part="([^"]+)"/g);
  const icons = addresses(html, /<link rel="icon" href="([^"]+)"/g);
  const sum = (list: readonly string[]) => list.reduce((total, item) => total + weightOf(item), 0);
  const inlineStyles = addresses(html, /<style[^>]*>([^<]*)<\/style>/g);
  return {
    html: weightOf(document),
    scripts: sum(scripts),
    styles: sum(styles) + brotliCompressSync(inlineStyles.join('\n')).length,
    requests: 1 + scripts.length + styles.length + icons.length,
  };
}
