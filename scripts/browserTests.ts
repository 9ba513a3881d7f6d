import { spawn } from 'node:child_process';
import path from 'node:path';
import { startTestServers } from '../tests/support/startTestServers.ts';
import { childEnvironment } from './childEnvironment.ts';
import { findBrowser } from './findBrowser.ts';
import { project } from './project.ts';

interface BrowserTestOptions {
  /** Passed on to Playwright, e.g. `--project=site` or a part of a test's name. */
  readonly parameters: readonly string[];
  /** Where Playwright's JSON report goes. */
  readonly report: string;
}

/** Runs the browser tests on the built site. Answers whether all passed. */
export async function browserTests({ parameters, report }: BrowserTestOptions): Promise<boolean> {
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  const servers = await startTestServers({
    withDemoHosts: mayRun(parameters, 'demos'),
    withExports: mayRun(parameters, 'exported'),
  });
  try {
    return await runPlaywright(parameters, {
      ...servers.environment,
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
  } finally {
    await servers.stop();
  }
}

/** Whether a project whose name begins like this is among those asked for; all are if none is named. */
function mayRun(parameters: readonly string[], project: string): boolean {
  const named = parameters.filter((parameter) => parameter.startsWith('--project='));
  return named.length === 0 || named.some((name) => name.startsWith(`--project=${project}`));
}

function runPlaywright(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const cli = path.join(project.repository, 'node_modules/@playwright/test/cli.js');
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [cli, 'test', '-c', 'tests/playwright.config.ts', ...parameters],
      { cwd: project.repository, stdio: 'inherit', env: { ...childEnvironment(), ...environment } },
    );
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
