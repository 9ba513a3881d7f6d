import { defineConfig } from 'vite';
import { demoHostConfig, demoStacks } from './demoHostConfig.ts';

const stack = demoStacks.find((known) => known === process.env['STACK']) ?? 'react-19';

/** Serves the demos on the React that `STACK` names, for looking at them by hand. */
export default defineConfig(demoHostConfig(stack));
