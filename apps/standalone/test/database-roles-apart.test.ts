import type { RunDetail } from '@workspace-ops/contracts';
import { startFleet } from '@workspace-ops/fleet';
import { internalServiceNames, settingPrefix, type InternalServiceName } from '@workspace-ops/rpc';
import { createTestDatabase, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from './client.ts';
import { isAtRest } from './fill-workspace.ts';
import { runProgram } from './run-program.ts';
import { makeLogin, findSchema } from './service-logins.ts';

let common: TestDatabase;
const databases = new Map<InternalServiceName, TestDatabase>();
const environment: Record<string, string> = {};

beforeAll(async () => {
  common = await createTestDatabase();
  for (const service of internalServiceNames) {
    const database = await createTestDatabase();
    databases.set(service, database);
    environment[`${settingPrefix(service)}_DATABASE_URL`] = makeLogin(service, database.url);
  }
});

afterAll(async () => {
  for (const database of [common, ...databases.values()]) await database.drop();
});

it('services with a database each are migrated there and nowhere else, and work', async () => {
  const program = await runProgram('migrate.ts', { DATABASE_URL: common.url, ...environment });
  expect(program).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await serviceSchemas(common.url)).toEqual([]);
  for (const [service, { url }] of databases) {
    const schemas = await serviceSchemas(url);
    const own = findSchema(service);
    expect(schemas).toContain(own);
    expect(schemas.filter((schema) => !schema.startsWith(own))).toEqual([]);
  }

  const fleet = await startFleet({ databaseUrl: common.url, environment });
  try {
    const client = await signUp(fleet.url);
    const { body } = await client.post<{ routedRunId: string }>('/api/sync/ingest', {
      payload: { customer: 'Northwind', observation: 'The gate sticks.' },
      triggerWorkflowId: 'MKT-01',
      autoExecute: true,
    });
    await waitFor(
      async () => {
        const { body: detail } = await client.get<RunDetail>(`/api/runs/${body.routedRunId}`);
        return isAtRest(detail.run.status);
      },
      { timeoutMs: 20_000 },
    );
    const { body: audit } = await client.get('/api/audit-logs/verify');
    expect(audit).toMatchObject({ valid: true });
  } finally {
    await fleet.stop();
  }
}, 120_000);

async function serviceSchemas(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')`;
  await sql.end();
  return rows.map(({ name }) => name);
}
