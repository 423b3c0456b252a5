import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { dropDatabases } from './drop-databases.ts';
import { startTestServer } from './test-server.ts';

/** One server for the run: TEST_DATABASE_URL's, or one of its own that ends with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `test_${randomBytes(4).toString('hex')}`;
  project.provide('testRunPrefix', prefix);
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('testServerUrl', given);
    return () => dropDatabases(given, prefix);
  }
  const server = await startTestServer();
  project.provide('testServerUrl', server.url);
  return () => server.stop();
}
