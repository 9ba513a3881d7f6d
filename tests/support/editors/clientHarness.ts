import sdk from '@stackblitz/sdk';
import { embedEditor } from '../../../app/features/stackblitz/embedEditor.ts';

/** What the tests of the editor's client call inside the browser. */
export const harness = { embedEditor, openProject: sdk.openProject };
export type Harness = typeof harness;

Object.assign(window, { harness });
