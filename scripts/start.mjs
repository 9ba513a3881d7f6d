// `npm start`: installs what is missing, builds the site and serves it.
import { ensureInstalled, runScript } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = (await runScript('build.ts')) || (await runScript('preview.ts'));
