import { assert } from '../../shared/assert.ts';
import { mapPageHtml } from '../../shared/page/mapPageHtml.ts';
import { segmentAttribute } from '../../shared/page/mapSegmentHtml.ts';
import { type DocumentPayload, payloadElementId } from '../../shared/page/PageData.ts';

/** Reads what the document carries for the client. Finished HTML is taken from where it stands in the document. */
export function readPayload(document: Document): DocumentPayload {
  const element = document.getElementById(payloadElementId);
  assert(
    element,
    `The document has no #${payloadElementId}: it was not made by this site's build.`,
  );
  const payload = JSON.parse(element.textContent ?? '') as DocumentPayload;
  if (payload.kind === 'standalone-demo' || !payload.prerendered) return payload;
  const adopt = (_: string, id: string) =>
    document.querySelector(`[${segmentAttribute}="${id}"]`)?.innerHTML ?? '';
  return { ...payload, page: mapPageHtml(payload.page, adopt) };
}
