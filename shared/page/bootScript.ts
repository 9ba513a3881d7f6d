import { colorBootScript } from '../color/colorBoot.ts';
import { styleBootScript } from './styleBoot.ts';
import { tabBootScript } from './tabBoot.ts';

/**
 * All that runs in place, the same in the head of every document. It is one script, because a browser stops
 * building the page for each, and checks each against the page's policy.
 */
export const bootScript = [colorBootScript, tabBootScript, styleBootScript].join(';');
