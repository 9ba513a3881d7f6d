import path from 'node:path';
import type { FailureReport } from '../prerender/reportFailure.ts';
import type { Problem } from '../problems/Problem.ts';
import type { SourceLocator } from './createSourceLocator.ts';

interface RenderProblemSource {
  readonly failure: FailureReport;
  readonly page: { readonly path: string; readonly filename: string };
  /** The file of a demo. */
  readonly demoFile: (demoId: string) => string | undefined;
  readonly repository: string;
  readonly contentFolder: string;
  readonly locate: SourceLocator;
}

const expected =
  'demos that touch the document only in effects and handlers, or clientOnly on <Demo>';

/** Something that threw while a page was rendered, with its place in the content if it has one there. */
export function renderProblem(source: RenderProblemSource): Problem {
  const { failure, page, repository, contentFolder, locate } = source;
  const { message: found, stack, componentStack, demoId } = failure;
  const demoFile = demoId === undefined ? undefined : source.demoFile(demoId);
  // What throws inside a package has been given something by the component that stands around it.
  const place =
    locate(stack, contentFolder) ||
    locate(componentStack, contentFolder) ||
    (demoFile !== undefined && { file: demoFile, line: 1 });
  if (!place) {
    return {
      file: page.filename,
      line: 1,
      message: `The page ${page.path} cannot be rendered on the server.`,
      found,
      expected,
    };
  }
  return {
    file: path.relative(repository, place.file).split(path.sep).join('/'),
    line: place.line,
    ...('column' in place && { column: place.column }),
    message: 'The demo cannot be rendered on the server.',
    found,
    expected,
  };
}
