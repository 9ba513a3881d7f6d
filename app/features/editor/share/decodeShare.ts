import { type EditHash, shareVersion } from '../../../../shared/editor/editHash.ts';
import { fromBase64Url } from './base64Url.ts';
import type { SharedEdit } from './encodeShare.ts';
import { payloadLimit, textLimit } from './shareLimits.ts';

export type ShareRefusal = 'malformed' | 'newer' | 'too-large';

export type DecodedShare =
  | { readonly kind: 'shared'; readonly edit: SharedEdit }
  | { readonly kind: 'refused'; readonly reason: ShareRefusal };

/** What the reader of a link can have: nothing in it is trusted. */
interface ShareContext {
  readonly demoId: string;
  /** Paths of the demo's files. */
  readonly paths: readonly string[];
  readonly stackIds: readonly string[];
}

/** Unpacks and checks the edit that a link carries. */
export async function decodeShare(hash: EditHash, context: ShareContext): Promise<DecodedShare> {
  const { version, payload } = hash;
  const { demoId } = context;
  if (version > shareVersion) return refuse('newer');
  if (version !== shareVersion || hash.demoId !== demoId) return refuse('malformed');
  if (payload.length > payloadLimit) return refuse('too-large');
  try {
    const text = await unpack(fromBase64Url(payload));
    if (text === undefined) return refuse('too-large');
    const { stackId, files } = parseEdit(JSON.parse(text), context);
    return { kind: 'shared', edit: { demoId, stackId, files } };
  } catch {
    // No base64, no deflate, no UTF-8, no JSON, or not of our shape: all the same to the reader.
    return refuse('malformed');
  }
}

function refuse(reason: ShareRefusal): DecodedShare {
  return { kind: 'refused', reason };
}

/** The text, or `undefined` as soon as it turns out to be too long. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > textLimit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseEdit(value: unknown, { paths, stackIds }: ShareContext): Omit<SharedEdit, 'demoId'> {
  const { stack, files } = Object(value) as Record<string, unknown>;
  if (typeof stack !== 'string' || !stackIds.includes(stack)) throw new Error('no such stack');
  if (typeof files !== 'object' || files === null) throw new Error('no files');
  const known: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    if (!paths.includes(path) || typeof text !== 'string') throw new Error('no such file');
    known[path] = text;
  }
  return { stackId: stack, files: known };
}
