import { defineConfig } from 'vitest/config';

/** A million seeded inputs: FUZZ_SEED names another million, FUZZ_SCALE=0.01 takes a part of them. */
export default defineConfig({
  test: { include: ['fuzz/**/*.fuzz.ts'], testTimeout: 3_600_000, maxWorkers: '100%' },
});
