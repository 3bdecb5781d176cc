import { configDefaults, defineConfig } from 'vitest/config';
import { SLOW } from './vitest.quick.config.ts';

/**
 * What Stryker runs for every change that it makes to the library on purpose: the tests of the whole library, or of the
 * files that MUTATION_TESTS names, with commas between.
 */
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? 'packages/douse/src/**/*.test.ts').split(','),
    exclude: [...configDefaults.exclude, ...SLOW],
    testTimeout: 120_000,
  },
});
