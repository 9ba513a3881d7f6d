import { type BuildOptions, buildSite } from '../../pipeline/build/buildSite.ts';
import { ProblemsError } from '../../pipeline/problems/ProblemsError.ts';
import type { BuildReport } from './fixtureSite.ts';

/** Run as a process of its own: builds the site that its argument describes and reports to its parent. */
async function report(options: BuildOptions): Promise<BuildReport> {
  try {
    return { kind: 'built', built: await buildSite(options) };
  } catch (error) {
    if (error instanceof ProblemsError)
      return { kind: 'problems', message: error.message, problems: error.problems };
    return { kind: 'crashed', message: error instanceof Error ? `${error.stack}` : String(error) };
  }
}

const message = await report(JSON.parse(process.argv[2] ?? '') as BuildOptions);
// Ending before the message is through would lose a long one. After a crash the rest of the build may be under way.
process.send?.(message, () => process.exit());
