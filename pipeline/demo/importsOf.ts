import postcss, { CssSyntaxError } from 'postcss';
import { parseSync } from 'vite';
import { describeDataError } from '../content/describeDataError.ts';
import type { Problem } from '../problems/Problem.ts';

export interface FileImport {
  readonly specifier: string;
  readonly line: number;
}

interface FileReading {
  readonly imports: readonly FileImport[];
  readonly hasDefaultExport: boolean;
  readonly problems: readonly Problem[];
}

interface SourceText {
  readonly path: string;
  readonly code: string;
}

/** What a file of a demo imports. A file that cannot be parsed imports nothing and is a problem. */
export function importsOf(file: SourceText): FileReading {
  if (/\.tsx?$/.test(file.path)) return importsOfScript(file);
  if (file.path.endsWith('.css')) return importsOfStyle(file);
  if (file.path.endsWith('.json')) return checkJson(file);
  return { imports: [], hasDefaultExport: false, problems: [] };
}

function checkJson({ path, code }: SourceText): FileReading {
  const reading = { imports: [], hasDefaultExport: false };
  try {
    JSON.parse(code);
    return { ...reading, problems: [] };
  } catch (error) {
    const message = 'The file cannot be parsed.';
    return { ...reading, problems: [{ file: path, message, ...describeDataError(code, error) }] };
  }
}

function lineAt(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function importsOfScript({ path, code }: SourceText): FileReading {
  const { module, errors } = parseSync(path, code);
  const specifiers = [
    ...module.staticImports.map((item) => item.moduleRequest),
    ...module.staticExports.flatMap((item) =>
      item.entries.flatMap((entry) => (entry.moduleRequest === null ? [] : [entry.moduleRequest])),
    ),
  ].map(({ value, start }) => ({ specifier: value, line: lineAt(code, start).line }));
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    line: lineAt(code, moduleRequest.start).line,
  }));
  return {
    imports: [...specifiers, ...dynamic],
    hasDefaultExport: module.staticExports.some((item) =>
      item.entries.some(
        ({ exportName }) => (exportName.name ?? exportName.kind).toLowerCase() === 'default',
      ),
    ),
    problems: errors.map((error) => ({
      file: path,
      ...(error.labels[0] === undefined ? {} : lineAt(code, error.labels[0].start)),
      message: 'The file does not compile.',
      found: error.message,
      expected: 'TypeScript',
    })),
  };
}

function importsOfStyle({ path, code }: SourceText): FileReading {
  const imports: FileImport[] = [];
  try {
    postcss.parse(code).walkAtRules('import', (rule) => {
      const specifier = /^(?:url\()?['"]?([^'")\s]+)/.exec(rule.params)?.[1];
      if (specifier !== undefined) imports.push({ specifier, line: rule.source?.start?.line ?? 1 });
    });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const problem = {
      file: path,
      ...(error.line !== undefined && { line: error.line }),
      ...(error.column !== undefined && { column: error.column }),
      message: 'The style sheet cannot be parsed.',
      found: error.reason,
      expected: 'CSS',
    };
    return { imports: [], hasDefaultExport: false, problems: [problem] };
  }
  return { imports, hasDefaultExport: false, problems: [] };
}
