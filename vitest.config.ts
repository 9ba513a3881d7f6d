import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,pipeline,shared,scripts}/**/*.test.{ts,tsx}', 'tests/fuzz/**/*.test.ts'],
    // Nothing is shared between files, and most need no document.
    environment: 'node',
  },
});
