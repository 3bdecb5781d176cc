import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A test reads the style sheets as they are.
    css: true,
    include: ['packages/*/src/**/*.test.ts'],
    // Tests that run the command: vitest.command.config.ts; that need a Redis server: vitest.slow.config.ts.
    exclude: [...configDefaults.exclude, 'packages/cli/**', '**/*.slow.test.ts'],
    testTimeout: 30_000,
    // Vitest leaves a core free; the tests do not.
    maxWorkers: '100%',
    // npm run coverage: a summary on the terminal, line by line in coverage/index.html.
    coverage: {
      provider: 'v8',
      include: ['packages/{douse,milp,survey}/src/**/*.ts'],
      exclude: ['**/*-binary.ts', '**/*.test.ts', '**/*.d.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
    },
  },
});
