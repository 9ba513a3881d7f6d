import { readBuiltSite } from './readBuiltSite.ts';

/** What the build under test has made. Tests enumerate it, so that a new page or demo is covered by itself. */
export const builtSite = readBuiltSite();
