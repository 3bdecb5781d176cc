import { defineConfig } from 'vitest/config';

/** Tests that run the bundled command as a program, a process a question. */
export default defineConfig({
  test: {
    include: ['packages/cli/src/**/*.test.ts'],
    globalSetup: 'scripts/command-setup.mjs',
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
