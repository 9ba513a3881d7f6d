// `npm run dev`: installs what is missing and serves the content as it is being written.
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(path.join(import.meta.dirname, 'dev.ts'));
