import type { FrameMessage } from '../../shared/editor/frameMessages.ts';

/** The document that edited code runs in; the build puts it here. */
declare const innerDocument: string;

/*
 * Runs in the frame document. Edited code is in a further frame, whose document inherits this one's policy and
 * cannot leave it: a policy says nothing about where its own document goes, but it does say where frames go.
 */

const inner = document.createElement('iframe');
inner.setAttribute('sandbox', 'allow-scripts');
inner.title = document.title;
inner.srcdoc = innerDocument;

let loads = 0;
inner.addEventListener('load', () => {
  loads += 1;
  const left: FrameMessage = { type: 'left' };
  if (loads > 1) parent.postMessage(left, '*');
});

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source === parent) inner.contentWindow?.postMessage(data, '*');
  else if (source === inner.contentWindow) parent.postMessage(data, '*');
});

document.body.append(inner);
