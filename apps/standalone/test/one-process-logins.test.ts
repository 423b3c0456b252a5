import { internalServiceNames } from '@workspace-ops/rpc';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './client.ts';
import { migrateAll } from '../src/migrate-all.ts';
import type { ServiceDatabases } from '../src/prepare-databases.ts';
import { startTogether, type Composed } from './composed.ts';
import { outageRequests } from './outage-requests.ts';
import { prepareTestDatabases, findSchema } from './service-logins.ts';

let database: TestDatabase;
let databases: ServiceDatabases;
let composed: Pick<Composed, 'url' | 'close'>;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'standalone', migrate: migrateAll });
  databases = await prepareTestDatabases(database.url);
  composed = await startTogether(database.url, {});
});

afterAll(async () => {
  await composed?.close();
  await database.drop();
});

const roles = internalServiceNames.map((name) => `workspace_ops_${findSchema(name)}`);

describe('services in one process', () => {
  it('are signed in to the database as their own roles, and none as the administrator', async () => {
    const user = await signUp(composed.url);
    for (const { send } of outageRequests) await send(user);
    const admin = postgres(database.url, { max: 1 });
    const rows = await admin<{ user: string }[]>`
      select distinct usename as "user" from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`;
    await admin.end();
    expect(rows.map(({ user: name }) => name).toSorted()).toEqual(roles.toSorted());
  });

  it.each(internalServiceNames)('give %s nothing beyond its own schema', async (service) => {
    const other = service === 'identity' ? 'audit' : 'identity';
    const sql = postgres(databases[service], { max: 1, onnotice: () => undefined });
    const findErrorCode = async (query: string): Promise<unknown> =>
      sql.unsafe(query).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    try {
      await sql`set role none`;
      const [row] = await sql`select current_user as "user", session_user as "session"`;
      const role = `workspace_ops_${findSchema(service)}`;
      expect(row).toEqual({ user: role, session: role });
      expect(await findErrorCode(`copy (select 1) to program 'true'`)).toBe('42501');
      expect(await findErrorCode(`select pg_read_file('postgresql.conf')`)).toBe('42501');
      expect(await findErrorCode(`select * from ${other}.outbox`)).toBe('42501');
      expect(await findErrorCode(`set role workspace_ops_${other}`)).toBe('42501');
      expect(await findErrorCode('set role postgres')).not.toBe('done');
    } finally {
      await sql.end();
    }
  });
});
