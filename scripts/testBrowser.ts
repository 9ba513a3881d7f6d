import path from 'node:path';
import { browserTests } from './browserTests.ts';
import { project } from './project.ts';

/** `npm run test:browser -- <what>`: browser tests alone, on the site as it was built last. */
const isGood = await browserTests({
  parameters: process.argv.slice(2),
  report: path.join(project.repository, '.cache/reports/browser.json'),
});
process.exitCode = isGood ? 0 : 1;
