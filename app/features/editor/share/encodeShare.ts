import { shareVersion, writeEditHash } from '../../../../shared/editor/editHash.ts';
import { toBase64Url } from './base64Url.ts';
import { payloadLimit } from './shareLimits.ts';

export interface SharedEdit {
  readonly demoId: string;
  readonly stackId: string;
  /** Texts of the files that differ from the original, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** The edit as the hash of a link, or `undefined` if it is too large for one. */
export async function encodeShare(edit: SharedEdit): Promise<string | undefined> {
  const { demoId, stackId, files } = edit;
  const json = JSON.stringify({ stack: stackId, files });
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const payload = toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
  if (payload.length > payloadLimit) return undefined;
  return writeEditHash({ version: shareVersion, demoId, payload });
}
