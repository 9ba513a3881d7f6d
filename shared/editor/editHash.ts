import { demoIdPattern } from '../demo/demoId.ts';

/** The form of the links that this site writes; links of a later form are refused with a message. */
export const shareVersion = 1;

/** What the hash of a link to an edited demo says before its payload is unpacked. */
export interface EditHash {
  readonly version: number;
  readonly demoId: string;
  readonly payload: string;
}

const prefix = '#edit=';

const parts = new RegExp(`^(\\d{1,6})\\.(${demoIdPattern})\\.(.*)$`, 's');

/** Reads a location's hash; `undefined` if it is no link to an edited demo at all. */
export function parseEditHash(hash: string): EditHash | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  const match = parts.exec(hash.slice(prefix.length));
  // Damaged beyond reading: a link to no demo, which the page's first one answers for.
  if (match === null) return { version: 0, demoId: '', payload: '' };
  const [, version, demoId = '', payload = ''] = match;
  return { version: Number(version), demoId, payload };
}

export function writeEditHash({ version, demoId, payload }: EditHash): string {
  return `${prefix}${version}.${demoId}.${payload}`;
}
