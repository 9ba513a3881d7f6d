import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeOptions } from './nodeOptions.mjs';
import { project } from './project.ts';

test('`npm run build` has the same options as builds that programs start', () => {
  const file = path.join(project.repository, 'package.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { build: string } };
  expect(scripts.build).toBe(`node ${nodeOptions.join(' ')} scripts/run.mjs scripts/build.ts`);
});
