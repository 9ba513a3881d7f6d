import { undemonstrated } from '../pipeline/api/uses/undemonstrated.ts';
import { createSite } from '../pipeline/site/createSite.ts';
import { project } from './project.ts';

/** `npm run api:report`: the public props that no demo uses, and why. Fails if nobody has said why. */
const site = await createSite({ ...project, mode: 'production', hasFile: () => true });
const definitions = site.api.definitions();
if (definitions.kind !== 'ready') throw new Error(`The definitions are ${definitions.kind}.`);
const props = undemonstrated(definitions.reference, site.uses.demosOf);
console.log(`${props.length} public props are used by no demo.`);
for (const { path, reason } of props) console.log(`  ${path}: ${reason ?? 'no reason given'}`);
if (props.some(({ reason }) => reason === undefined)) process.exitCode = 1;
