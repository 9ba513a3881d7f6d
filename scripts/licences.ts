import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Lock, licenceList } from './licenceList.ts';
import { project } from './project.ts';

/** `npm run licences`: writes down the licences of all packages in the lock file. */
const lock = readFileSync(path.join(project.repository, 'package-lock.json'), 'utf8');
const file = path.join(project.repository, 'docs/licences.md');
writeFileSync(file, licenceList(JSON.parse(lock) as Lock));
