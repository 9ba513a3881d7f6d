import { transform } from 'sucrase';
import { guardLoops } from './guardLoops.ts';

type ScriptResult =
  | { readonly kind: 'compiled'; readonly code: string }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly line: number;
      readonly column: number;
    };

interface Script {
  readonly path: string;
  readonly code: string;
}

/** TypeScript with JSX to a module that browsers run. Every line stays where it is. */
export function compileScript({ path, code }: Script): ScriptResult {
  try {
    const result = transform(code, {
      filePath: path,
      transforms: /\.[tj]sx$/.test(path) ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'automatic',
      disableESTransforms: true,
      preserveDynamicImport: true,
    });
    return { kind: 'compiled', code: guardLoops(result.code) };
  } catch (error) {
    const { message, loc } = error as Error & {
      readonly loc?: { readonly line: number; readonly column: number };
    };
    return {
      kind: 'failed',
      message: message.replace(`Error transforming ${path}: `, '').replace(/ \(\d+:\d+\)$/, ''),
      line: loc?.line ?? 1,
      column: loc?.column ?? 1,
    };
  }
}
