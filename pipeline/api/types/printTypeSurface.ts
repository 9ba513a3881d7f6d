import { apiEntities } from '../apiEntities.ts';
import { readTypeSurface } from './readTypeSurface.ts';

// A program of its own: prints what the types of the package in the folder that it is given declare.
const [packageFolder = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(readTypeSurface({ packageFolder, entities: apiEntities })));
