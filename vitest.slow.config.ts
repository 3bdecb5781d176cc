import { defineConfig } from 'vitest/config';

/** Tests that start servers and programs of their own. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.slow.test.ts'],
    globalSetup: 'scripts/command-setup.mjs',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Servers that are killed at the worst moment: a second try tells chance from fault.
    retry: 1,
  },
});
