import { buildSite } from '../pipeline/build/buildSite.ts';
import { ProblemsError } from '../pipeline/problems/ProblemsError.ts';
import { project } from './project.ts';

const start = performance.now();
try {
  const { pages, demos } = await buildSite(project);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${pages.length} pages with ${demos.length} demos in ${seconds} s → dist/`);
} catch (error) {
  if (!(error instanceof ProblemsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
