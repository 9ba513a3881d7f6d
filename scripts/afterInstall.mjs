// Run by npm once it has installed the packages: does now what the first start would have to do with them. Where that
// fails, the first start does it.
import path from 'node:path';

try {
  const { runTypeScript } = await import('./runTypeScript.mjs');
  await runTypeScript(path.join(import.meta.dirname, 'afterInstall.ts'));
} catch {
  // Packages for development may be left out, Node too old, a page half written: whoever starts something is told.
}
