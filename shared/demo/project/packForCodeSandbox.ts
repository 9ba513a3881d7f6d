import type { DemoProject } from './DemoProject.ts';
import { toJsonText } from './toJsonText.ts';

/** What CodeSandbox makes a sandbox from: the project's files and the name of what is to run them. */
export interface CodeSandboxFiles {
  readonly files: Readonly<Record<string, { readonly content: string; readonly isBinary: false }>>;
}

/** A create-react-app project as CodeSandbox takes it. */
export function packForCodeSandbox({ files }: DemoProject): CodeSandboxFiles {
  const sandbox = {
    ...files,
    'sandbox.config.json': toJsonText({ template: 'create-react-app-typescript' }),
  };
  return {
    files: Object.fromEntries(
      Object.entries(sandbox).map(([path, content]) => [path, { content, isBinary: false }]),
    ),
  };
}
