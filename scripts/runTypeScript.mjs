import './allocatorOptions.mjs';

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const programs = path.resolve(import.meta.dirname, '../.cache/programs');

/** Node has read the whole program by the time it runs, so the file has done its work. */
const removal = "process.getBuiltinModule('node:fs').rmSync(import.meta.filename);";

/** Every module goes on knowing the folder that it stands in. */
const ownFolders = {
  name: 'own-folders',
  transform: {
    filter: { code: 'import.meta.dirname' },
    handler: (code, file) => ({
      code: code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      // Lines stay where they are.
      map: null,
    }),
  },
};

/**
 * Runs a program in TypeScript in this process. Rolldown puts its modules together first, which starts it in a
 * third of the time that compiling them one by one takes; packages are imported as they are.
 */
export async function runTypeScript(file) {
  const name = `${path.basename(file, '.ts')}-${crypto.randomUUID()}.mjs`;
  const program = path.join(programs, name);
  const bundle = await rolldown({
    input: path.resolve(file),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [ownFolders],
  });
  const { output } = await bundle.generate({
    file: program,
    codeSplitting: false,
    sourcemap: 'inline',
    banner: removal,
  });
  await bundle.close();
  mkdirSync(programs, { recursive: true });
  writeFileSync(program, output[0].code);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
}
