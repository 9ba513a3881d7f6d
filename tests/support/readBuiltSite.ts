import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltSite, builtSiteFile } from '../../pipeline/build/BuiltSite.ts';
import { project } from '../../scripts/project.ts';

/** Reads what the last build has made. Throws if nothing was built yet. */
export function readBuiltSite(): BuiltSite {
  const file = path.join(project.serverFolder, builtSiteFile);
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
}
