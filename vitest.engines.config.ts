import { defineConfig } from 'vitest/config';

/** The page in Firefox and in WebKit: one browser at a time, since each fills a core. */
export default defineConfig({
  test: {
    include: ['packages/web/engines/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A second try tells a slow machine from a fault.
    retry: 1,
  },
});
