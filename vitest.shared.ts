import { defineConfig } from 'vitest/config';

/** Every package's tests: beside the code, one process a file, no retries. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    passWithNoTests: false,
  },
});
