import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Every package's tests: beside the code, no retries. The files of a process share their modules,
 * whose loading took longer than the tests: so no module may keep state, which none should anyway.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '*.test.ts'],
    pool: 'forks',
    // A second one would load and compile the same once more, and turbo runs two packages at a time.
    maxWorkers: 1,
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    retry: 0,
    // Processes that tests start find what earlier ones compiled, a fleet's too.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node-compile') },
    // It ends what hangs, and judges no speed: on a busy machine whole services take 20 s to start.
    testTimeout: 120_000,
    // Hooks start servers and fill tables: what they take on a busy machine is no fault.
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
});
