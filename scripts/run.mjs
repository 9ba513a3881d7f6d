// `node scripts/run.mjs <program.ts> [parameters]`: runs a program in TypeScript, which finds its parameters as usual.
import { runTypeScript } from './runTypeScript.mjs';

process.argv.splice(1, 1);
const [, program] = process.argv;
if (program === undefined) {
  console.error('Which program? node scripts/run.mjs <program.ts> [parameters]');
  process.exit(1);
}
await runTypeScript(program);
