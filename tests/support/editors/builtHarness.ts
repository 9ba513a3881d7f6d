import path from 'node:path';
import { build, type Rolldown } from 'vite';

let code: Promise<string> | undefined;

/** The script that gives a page the editor's client; built once for each worker. */
export function builtHarness(): Promise<string> {
  code ??= bundle();
  return code;
}

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'clientHarness.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built[0]?.output ?? [];
  if (chunk === undefined) throw new Error('The harness of the editor tests was not built.');
  return chunk.code;
}
