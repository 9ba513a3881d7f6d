import { compilerOptions } from './compilerOptions.ts';
import type { ProjectParts } from './ProjectParts.ts';
import { projectPage } from './projectPage.ts';
import { toJsonText } from './toJsonText.ts';

/** What a create-react-app project is built and checked with; its scripts accept no newer TypeScript. */
export const createReactAppTools = {
  'react-scripts': '5.0.1',
  typescript: '4.9.5',
} as const;

/** Everything around the demo's own files in a create-react-app project. */
export function createReactAppFiles(parts: ProjectParts): Readonly<Record<string, string>> {
  const { id, title, description, dependencies, devDependencies } = parts;
  return {
    'public/index.html': projectPage({ title }),
    'package.json': toJsonText({
      name: id,
      version: '0.0.0',
      private: true,
      description,
      main: 'src/index.tsx',
      scripts: { start: 'react-scripts start', build: 'react-scripts build' },
      dependencies,
      devDependencies,
      browserslist: ['last 2 versions', 'not dead'],
    }),
    'tsconfig.json': toJsonText({
      compilerOptions: { ...compilerOptions, moduleResolution: 'node' },
      include: ['src'],
    }),
  };
}
