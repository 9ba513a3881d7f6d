import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../scripts/project.ts';
import type { DemoSource } from '../../shared/demo/DemoSource.ts';
import { demoSourceAddress } from '../../shared/route/dataAddress.ts';

/** A demo's files, as the build under test hands them out. */
export function demoSource(id: string): DemoSource {
  const file = path.join(project.outputFolder, demoSourceAddress(id, 'json'));
  return JSON.parse(readFileSync(file, 'utf8')) as DemoSource;
}
