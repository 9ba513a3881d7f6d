import { reactMajor } from './reactMajor.ts';

/** Types of React itself, by React's major version. */
const reactTypes: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  16: { '@types/react': '16.14.70', '@types/react-dom': '16.9.25' },
  17: { '@types/react': '17.0.93', '@types/react-dom': '17.0.26' },
  18: { '@types/react': '18.3.31', '@types/react-dom': '18.3.7' },
  19: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
};

/** Types of packages that bring none. */
const otherTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-resizable': { '@types/react-resizable': '3.0.8' },
  'react-window': { '@types/react-window': '1.8.8' },
};

/** The packages that TypeScript needs beside `packages` (exact versions by name). */
export function typePackages(
  packages: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const found = Object.keys(packages).map((name) => otherTypes[name]);
  return Object.assign({}, reactTypes[reactMajor(packages['react'] ?? '')], ...found);
}
