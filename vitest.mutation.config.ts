import { configDefaults, defineConfig } from 'vitest/config';
import { SLOW } from './vitest.quick.config.ts';

/** What Stryker runs for every change that it makes to the library on purpose. */
export default defineConfig({
  test: {
    include: ['packages/douse/src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...SLOW],
    testTimeout: 120_000,
  },
});
