// `npm test`: installs what is missing and runs every check there is.
import { ensureInstalled, runScript } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = await runScript('test.ts');
