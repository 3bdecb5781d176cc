/**
 * Mutation testing: Stryker breaks the library on purpose, and a test must notice. One room at a time:
 * npm run mutation -- --mutate 'packages/douse/src/formats/pattern.ts'
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: [
    'packages/douse/src/{algebra,lightsout,samegame,formats}/**/*.ts',
    '!**/*.test.ts',
    '!**/*-binary.ts',
    '!**/weights.ts',
    '!**/index.ts',
  ],
  // Texts of messages are checked by their own tests where they matter; a changed word is no wrong answer.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'bench', 'docs', '.github', 'packages/web'],
  reporters: ['clear-text', 'progress', 'html', 'json'],
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  timeoutMS: 30_000,
  tempDirName: '.stryker-tmp',
};
