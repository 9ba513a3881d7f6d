import { compilerOptions } from './compilerOptions.ts';
import type { ProjectParts } from './ProjectParts.ts';
import { projectPage } from './projectPage.ts';
import { toJsonText } from './toJsonText.ts';

/** What a Vite project is built and checked with. */
export const viteTools = {
  '@vitejs/plugin-react': '5.2.0',
  typescript: '5.9.3',
  vite: '7.3.8',
} as const;

const config = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

/** Everything around the demo's own files in a Vite project. */
export function viteFiles(parts: ProjectParts): Readonly<Record<string, string>> {
  const { id, title, description, dependencies, devDependencies } = parts;
  return {
    'index.html': projectPage({ title, script: './src/index.tsx' }),
    'package.json': toJsonText({
      name: id,
      version: '0.0.0',
      private: true,
      description,
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
      dependencies,
      devDependencies,
    }),
    'tsconfig.json': toJsonText({
      compilerOptions: { ...compilerOptions, moduleResolution: 'bundler' },
      include: ['src'],
    }),
    'vite.config.ts': config,
    'README.md': `# ${title}\n\n${description}\n\n\`\`\`bash\nnpm install && npm run dev\n\`\`\`\n`,
    '.gitignore': 'node_modules/\ndist/\n',
  };
}
