import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import shared from './vitest.shared.ts';

/**
 * The tests of packages that speak to PostgreSQL: a server for the run, a database for each file. Two processes,
 * since each waits for the server.
 */
export default mergeConfig(shared, {
  test: {
    maxWorkers: 2,
    globalSetup: [join(import.meta.dirname, 'packages/testkit/src/global-setup.ts')],
  },
});
