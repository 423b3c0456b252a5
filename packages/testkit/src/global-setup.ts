import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { makeThrowawayFolder, startTestServer } from './test-server.ts';

/**
 * One server for the run: TEST_DATABASE_URL's, or one of its own that ends with the run. A teardown would
 * end it before the workers have closed what they share, a whole system say.
 */
export async function setup(project: TestProject): Promise<void> {
  const prefix = `test_${randomBytes(4).toString('hex')}`;
  project.provide('testRunPrefix', prefix);
  const { folder, end } = await makeThrowawayFolder();
  project.provide('testRunFolder', folder);
  project.vitest.onClose(end);
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('testServerUrl', given);
    project.vitest.onClose(() => dropDatabases(given, prefix));
    return;
  }
  const server = await startTestServer();
  project.provide('testServerUrl', server.url);
  project.vitest.onClose(() => server.stop());
}

/** Drops every database of a run on a server that outlives it. */
async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    const found = await sql<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`;
    for (const { name } of found) await sql`drop database if exists ${sql(name)} with (force)`;
  } finally {
    await sql.end();
  }
}
