// `npm run dev`: installs what is missing and serves the content as it is being written.
import { ensureInstalled, runScript } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = await runScript('dev.ts');
