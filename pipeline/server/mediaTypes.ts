import path from 'node:path';

const text = (type: string) => `${type}; charset=utf-8`;

/** The types of the files that a site has, by extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.md': text('text/markdown'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.tsx': text('text/plain'),
  '.ts': text('text/plain'),
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** The `Content-Type` of a file. Browsers are told not to guess another. */
export function mediaTypeOf(address: string): string {
  return mediaTypes[path.extname(address)] ?? 'application/octet-stream';
}
