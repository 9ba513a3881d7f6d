import { type BundlerTask, runBundler } from './runBundler.ts';

/** Run as a process of its own: does the bundling that its parent describes, and tells it what failed. */
process.once('message', async (task) => {
  const failures = await runBundler(task as BundlerTask);
  // Disconnecting before the message is through would lose a long one.
  process.send?.(failures, () => process.disconnect());
});
// There is nobody to tell any more.
process.once('disconnect', () => process.exit());
