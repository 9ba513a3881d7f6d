import type { LaunchOptions } from '@playwright/test';
import { browserFlags } from '../../scripts/findBrowser.ts';

/** Starts the browser that `npm test` has found, with further flags if a test needs any. */
export function launchOptions(...flags: readonly string[]): LaunchOptions {
  const executablePath = process.env['CHROME_PATH'];
  return {
    args: [...browserFlags, ...flags],
    ...(executablePath !== undefined && { executablePath }),
  };
}
