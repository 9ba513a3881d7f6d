/** How TypeScript checks an exported demo: as strictly as the site does. */
export const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  isolatedModules: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
} as const;
