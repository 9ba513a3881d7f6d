import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleFailures } from './bundleProblems.ts';
import { createSourceLocator } from './createSourceLocator.ts';
import { renderProblem } from './renderProblem.ts';

const folders = { repository: '/r', contentFolder: '/r/content' };

describe('a failure of the bundler', () => {
  test.each([
    // The bundler puts several failures into one error.
    [
      Object.assign(new Error('Build failed with 2 errors:\n…'), {
        errors: [
          {
            message:
              '\u001b[31m[MISSING_EXPORT] \u001b[0m"a" is not exported by "/r/content/b.ts".\n   \u001b[38m╭─[ a.tsx:2:10 ]\n',
            id: '/r/content/a.tsx',
            loc: { file: '/r/content/a.tsx', line: 2, column: 9 },
          },
          {
            message:
              'plugin `x` threw an error\n\nCaused by:\n    no such thing\n\nStack backtrace:\n   0: <unknown>',
          },
        ],
      }),
      [
        {
          file: '/r/content/a.tsx',
          problem: {
            file: 'content/a.tsx',
            line: 2,
            column: 10,
            found: '"a" is not exported by "content/b.ts".',
          },
        },
        {
          file: undefined,
          problem: {
            file: 'content',
            line: 1,
            found: 'plugin `x` threw an error Caused by: no such thing',
          },
        },
      ],
    ],
    // A failure by itself, in a file that was asked for with a query.
    [
      Object.assign(new Error('Odd.\n    at place (file.js:1:2)'), {
        id: '/r/content/a.css?inline',
      }),
      [{ file: '/r/content/a.css', problem: { file: 'content/a.css', line: 1, found: 'Odd.' } }],
    ],
    ['just a text', [{ file: undefined, problem: { file: 'content', found: 'just a text' } }]],
  ])('%s', (reason, expected) => {
    expect(bundleFailures(reason, folders)).toMatchObject(expected);
  });
});

describe('the place of a failure on the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'located-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const built = path.join(folder, 'demo-a.js');
  const content = path.join(folder, 'content');
  // Line 1 comes from line 1 of a package, line 2 from line 5, column 3 of a demo.
  writeFileSync(
    `${built}.map`,
    JSON.stringify({
      version: 3,
      sources: ['node_modules/table.js', 'content/demo/a.tsx'],
      names: [],
      mappings: 'AAAA;ACIE',
    }),
  );
  const url = pathToFileURL(built).href;
  const locate = createSourceLocator();

  test.each([
    [`Error: x\n    at A (${url}:2:7)`, { file: `${content}/demo/a.tsx`, line: 5, column: 3 }],
    [
      `Error: x\n    at Table (${url}:1:1)\n    at async ${url}:2:7`,
      { file: `${content}/demo/a.tsx`, line: 5, column: 3 },
    ],
    [`Error: x\n    at Table (${url}:1:1)`, undefined],
    [`Error: x\n    at A (${url.replace('demo-a', 'no-map')}:2:7)`, undefined],
    ['    at p (<anonymous>)\n    at node:internal/x:1:2', undefined],
    ['', undefined],
  ])('%j', (stack, place) => {
    expect(locate(stack, content)).toEqual(place);
  });
});

describe('a failure on the server', () => {
  const source = {
    page: { path: '/demo/a', filename: 'content/demo/a/index.mdx' },
    demoFile: (id: string) => (id === 'a' ? '/r/content/demo/a/a.tsx' : undefined),
    ...folders,
    locate: (stack: string) =>
      stack.includes('inner')
        ? { file: '/r/content/demo/a/rows.ts', line: 3, column: 9 }
        : undefined,
  };

  test.each([
    // Where it was thrown, else the component around, else the demo, else the page.
    ['inner', 'a', '', { file: 'content/demo/a/rows.ts', line: 3, column: 9 }],
    ['', 'a', 'inner', { file: 'content/demo/a/rows.ts', line: 3, column: 9 }],
    ['', 'a', '', { file: 'content/demo/a/a.tsx', line: 1 }],
    ['', 'b', '', { file: 'content/demo/a/index.mdx', line: 1 }],
    ['', undefined, '', { file: 'content/demo/a/index.mdx', line: 1 }],
  ])('%#', (stack, demoId, componentStack, place) => {
    const failure = { message: 'TypeError: No.', stack, demoId, componentStack };
    expect(renderProblem({ ...source, failure })).toEqual({
      ...place,
      message: expect.stringContaining('cannot be rendered on the server.'),
      found: 'TypeError: No.',
      expected: expect.stringContaining('clientOnly'),
    });
  });
});
