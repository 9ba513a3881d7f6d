import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiEntities } from '../pipeline/api/apiEntities.ts';
import { readTypeSurface } from '../pipeline/api/types/readTypeSurface.ts';
import { plainType, type TypeSurface } from '../pipeline/api/types/TypeSurface.ts';
import { type ApiVersions, compareVersions } from '../pipeline/api/versions/apiVersions.ts';
import { tableVersion } from '../shared/site.ts';
import { project } from './project.ts';
import { downloadVersion, publishedVersions } from './publishedTypes.ts';

/**
 * `npm run api:versions`: reads the types of every published 7.x version and writes down since when each
 * prop has been there, and which props came after the version that the site documents. It takes a few
 * minutes the first time; what was downloaded stays in `.cache`.
 */

const output = path.join(project.contentFolder, '_api/versions.json');

function versionsOf(surfaces: readonly TypeSurface[]): ApiVersions {
  const documented = surfaces.find(({ version }) => version === tableVersion);
  if (documented === undefined) throw new Error(`${tableVersion} was never published.`);
  const since: Record<string, Record<string, string>> = {};
  const later: Record<string, { name: string; since: string; type: string }[]> = {};
  for (const { version, entities } of surfaces) {
    const isLater = compareVersions(version, tableVersion) > 0;
    for (const [id, props] of Object.entries(entities)) {
      const known = new Set(documented.entities[id]?.map(({ name }) => name));
      for (const { name, type, isInternal } of props) {
        if (known.has(name)) {
          since[id] ??= {};
          since[id][name] ??= version;
        } else if (isLater && isInternal !== true) {
          later[id] ??= [];
          if (!later[id].some((prop) => prop.name === name))
            later[id].push({ name, since: version, type: plainType(type) });
        }
      }
    }
  }
  return {
    documented: tableVersion,
    oldest: surfaces[0]?.version ?? '',
    newest: surfaces.at(-1)?.version ?? '',
    count: surfaces.length,
    since,
    later,
  };
}

const surfaces: TypeSurface[] = [];
for (const version of publishedVersions()) {
  const packageFolder = downloadVersion(version);
  if (!existsSync(path.join(packageFolder, 'lib/index.d.ts'))) {
    console.log(`${version} has no types`);
    continue;
  }
  surfaces.push(readTypeSurface({ packageFolder, entities: apiEntities }));
  if (surfaces.length % 20 === 0) console.log(`${surfaces.length} versions read, up to ${version}`);
}
writeFileSync(output, `${JSON.stringify(versionsOf(surfaces), undefined, 2)}\n`);
console.log(`Wrote ${path.relative(project.repository, output)} from ${surfaces.length} versions.`);
