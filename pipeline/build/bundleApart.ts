import { fork } from 'node:child_process';
import path from 'node:path';
import { nodeOptions } from '../../scripts/nodeOptions.mjs';
import { runner } from '../runner.ts';
import type { BundleFailure } from './bundleProblems.ts';
import type { BundlerTask } from './runBundler.ts';

/**
 * Bundles one side of the site in a process of its own. This one is free for the pages meanwhile, and the room that a
 * bundler's process keeps for what it has read is not taken while the other side is bundled or pages are rendered.
 * Answers what failed.
 * @throws Error if the process ends without an answer.
 */
export function bundleApart(task: BundlerTask): Promise<BundleFailure[]> {
  return new Promise((resolve, reject) => {
    const child = fork(runner, [path.join(import.meta.dirname, 'bundlerProcess.ts')], {
      cwd: task.repository,
      // Others of this process, a debugger's port for one, cannot be shared.
      execArgv: nodeOptions,
      // What is bundled for development is not for the React of the threads that render it.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('message', (failures) => resolve(failures as BundleFailure[]));
    child.once('error', reject);
    child.once('close', (code, signal) =>
      reject(new Error(`The bundler has ended with ${signal ?? `code ${code}`}.`)),
    );
    child.send(task);
  });
}
