// Run by npm once it has installed the packages: does now what the first start would have to do with them. Where that
// fails, the first start does it: packages for development may be left out, Node too old, a page half written.
import path from 'node:path';

/** How long an installation may take longer for it, in milliseconds. */
const patience = 60_000;

const giveUp = () => process.exit(0);
process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
setTimeout(giveUp, patience).unref();

const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(path.join(import.meta.dirname, 'afterInstall.ts'));
