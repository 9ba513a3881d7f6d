import { createHash } from 'node:crypto';

/** Names a text in a content policy, which then lets exactly it stand in a document. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
