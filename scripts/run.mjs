// `node scripts/run.mjs <program.ts> [parameters]`: runs a program in TypeScript, which finds its parameters as usual.
import { runTypeScript } from './runTypeScript.mjs';

process.argv.splice(1, 1);
await runTypeScript(process.argv[1]);
