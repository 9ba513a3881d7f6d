import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launchOptions.ts';
import { lookingOnly } from './support/test.ts';

const address = (name: string) => process.env[name] ?? 'http://127.0.0.1:8000';

/** Run by `npm test`, which builds and serves what is tested and says where. */
export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  // Generous, because a busy machine is no fault of the site's.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json'], ['./support/CountReporter.ts']],
  use: {
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'site', testDir: './e2e', use: { baseURL: address('SITE_URL') } },
    {
      name: 'demos on the site',
      testDir: '../content',
      testMatch: '**/*.spec.ts',
      use: { ...lookingOnly, baseURL: address('SITE_URL') },
    },
    {
      name: 'demos on React 16, development build',
      testDir: '../content',
      testMatch: '**/*.spec.ts',
      use: { ...lookingOnly, baseURL: address('REACT_16_URL') },
    },
    {
      name: 'demos on React 19, development build',
      testDir: '../content',
      testMatch: '**/*.spec.ts',
      use: { ...lookingOnly, baseURL: address('REACT_19_URL') },
    },
    {
      name: 'exported demos',
      testDir: './exports',
      use: { ...lookingOnly, baseURL: address('EXPORTS_URL') },
    },
  ],
});
