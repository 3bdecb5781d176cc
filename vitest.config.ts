import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    // Tests that need a Redis server: vitest.slow.config.ts.
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
    testTimeout: 30_000,
  },
});
