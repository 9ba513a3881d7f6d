import sdk from '@stackblitz/sdk';
import type { DemoProject } from '../../../shared/demo/project/DemoProject.ts';
import type { EditorOptions } from '../../../shared/stackblitz/EditorOptions.ts';
import { parseEditorOptions } from '../../../shared/stackblitz/parseEditorOptions.ts';
import { postForm } from '../demo/export/postForm.ts';
import { createEditorClient } from './createEditorClient.ts';
import type { EditorClient } from './EditorClient.ts';
import { editorAddress } from './editorAddress.ts';
import { projectFields } from './projectFields.ts';
import { stackBlitzProject } from './stackBlitzProject.ts';
import { toError } from './toError.ts';

interface EmbedRequest {
  /** The element, or its id, in whose place the editor comes; it has to have a parent. */
  readonly target: string | HTMLElement;
  readonly project: DemoProject;
  readonly options: EditorOptions;
}

let frames = 0;

/**
 * Puts an editor with the project in the place of `target`, 300 px high and as wide as there is room, and
 * connects to it: it is asked every 500 ms, at most 20 times again.
 *
 * The frame is made here, because StackBlitz's own code writes a script into it, which the content policy forbids.
 * @throws Error in the words of StackBlitz, for a wrong target and for an editor that never answers.
 */
export async function embedEditor(request: EmbedRequest): Promise<EditorClient> {
  const target = findTarget(request.target);
  const frame = document.createElement('iframe');
  frames += 1;
  frame.name = `stackblitz-${frames}`;
  frame.setAttribute('height', '300');
  frame.style.width = '100%';
  target.replaceWith(frame);
  // In a document that is not shown there is no frame of that name, and the answer would come in a new window.
  if (frame.contentWindow !== null)
    postForm({
      action: editorAddress(parseEditorOptions(request.options)),
      target: frame.name,
      fields: projectFields(stackBlitzProject(request.project)),
    });
  try {
    return createEditorClient(await sdk.connect(frame));
  } catch (reason) {
    throw toError(reason);
  }
}

function findTarget(target: string | HTMLElement): HTMLElement {
  const element = typeof target === 'string' ? document.getElementById(target) : target;
  if (typeof target === 'string' && element === null)
    throw new Error(`Could not find element with id '${target}'`);
  if (!(element instanceof HTMLElement)) throw new Error(`Invalid element: ${target}`);
  if (element.parentNode === null) throw new Error('Invalid Element');
  return element;
}
