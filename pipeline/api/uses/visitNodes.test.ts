import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { visitNodes } from './visitNodes.ts';

const parse = (code: string) => parseSync('demo.tsx', code).program;

test('a visit can go through another program, and goes on with its own after that', () => {
  const names: string[] = [];
  visitNodes(parse('function a() { return 1; }\nfunction b() {}'), {
    FunctionDeclaration({ id }) {
      names.push(`into ${id?.name}`);
      visitNodes(parse('const c = () => 2;'), {
        VariableDeclarator: () => names.push('inside'),
      });
    },
    'FunctionDeclaration:exit': ({ id }) => names.push(`out of ${id?.name}`),
    ReturnStatement: () => names.push('return'),
  });
  expect(names).toEqual(['into a', 'inside', 'return', 'out of a', 'into b', 'inside', 'out of b']);
});

test('a visit that throws leaves nothing behind', () => {
  const names: string[] = [];
  const program = parse('function a() {}');
  const throwing = () => {
    throw new Error('No.');
  };
  expect(() => visitNodes(program, { FunctionDeclaration: throwing })).toThrow('No.');
  visitNodes(program, { FunctionDeclaration: ({ id }) => names.push(id?.name ?? '') });
  expect(names).toEqual(['a']);
});

test('nothing holds a program that has been gone through', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const goThrough = () => {
    const program = parse('function a() {}');
    let length = 0;
    visitNodes(program, {
      FunctionDeclaration() {
        length = program.body.length;
      },
    });
    expect(length).toBe(1);
    return new WeakRef(program);
  };
  const program = goThrough();
  // What a reference was made of lives as long as the task in which it was made.
  await setImmediate();
  collectGarbage();
  expect(program.deref()).toBeUndefined();
});
