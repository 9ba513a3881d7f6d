import { type BundleSource, bundleSite } from './bundleSite.ts';

/** Run as a process of its own: bundles the site that its parent describes, and tells it what has come of it. */
process.once('message', async (source) => {
  const bundle = await bundleSite(source as BundleSource);
  // Disconnecting before the message is through would lose a long one.
  process.send?.(bundle, () => process.disconnect());
});
// There is nobody to tell any more.
process.once('disconnect', () => process.exit());
