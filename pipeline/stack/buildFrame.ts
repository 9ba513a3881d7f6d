import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { assert } from '../../shared/assert.ts';
import { formatPolicy } from '../security/contentPolicy.ts';
import { browserTargets } from '../vite/sharedConfig.ts';
import { framePolicy } from './framePolicy.ts';

/** The document that edited code runs in, whole in one file. */
export async function buildFrame(repository: string): Promise<string> {
  const folder = path.join(repository, 'app/frame');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const start = await script(path.join(folder, 'startFrame.ts'), {});
  const inner = read('inner.html')
    .replace('/* style */', () => read('frame.css'))
    .replace('/* start */', () => start);
  const relay = await script(path.join(folder, 'relay.ts'), {
    innerDocument: JSON.stringify(inner),
  });
  return read('frame.html')
    .replace('/* policy */', () => formatPolicy(framePolicy))
    .replace('/* relay */', () => relay);
}

/** A script that can stand in a document. */
async function script(input: string, define: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    configFile: false,
    root: path.dirname(input),
    logLevel: 'warn',
    publicDir: false,
    define: { ...define },
    build: {
      write: false,
      target: browserTargets,
      modulePreload: false,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const code = output?.output.find((item) => item.type === 'chunk')?.code;
  assert(code, `${input} was not built.`);
  return code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}
