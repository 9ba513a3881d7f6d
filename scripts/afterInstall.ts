import { existsSync } from 'node:fs';
import { installedTypes } from '../pipeline/api/types/installedTypes.ts';
import { prepareDevelopment } from '../pipeline/vite/prepareDevelopment.ts';
import { cacheFolderOf } from '../pipeline/vite/sharedConfig.ts';
import { project } from './project.ts';

// A server that runs at the moment uses what there is. After it, the next one sees to packages that have changed.
const isPrepared = existsSync(cacheFolderOf(project.repository));

await Promise.all([
  isPrepared ? undefined : prepareDevelopment(project),
  // The types of the API reference are kept until the table's package changes.
  installedTypes(project.repository),
]);
