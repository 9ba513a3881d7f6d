import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedTypes } from '../pipeline/api/types/installedTypes.ts';
import { prepareDevelopment } from '../pipeline/vite/prepareDevelopment.ts';
import { project } from './project.ts';

// A server that runs at the moment uses what there is. After it, the next one sees to packages that have changed.
const isPrepared = existsSync(path.join(project.repository, '.cache/vite'));

await Promise.all([
  isPrepared ? undefined : prepareDevelopment(project),
  // The types of the API reference are kept until the table's package changes.
  installedTypes(project.repository),
]);
