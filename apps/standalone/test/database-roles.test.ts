import { internalServiceNames, type InternalServiceName } from '@workspace-ops/rpc';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';
import { loginEnvironment, makeLogin, findSchema } from './service-logins.ts';

/** The schemas beside a service's own that belong to it. */
const belongings: Partial<Record<InternalServiceName, string[]>> = {
  audit: ['audit_anchor'],
  identity: ['identity_jobs'],
  workflow: ['workflow_jobs'],
  'voice-gateway': ['voice_jobs'],
  outbound: ['outbound_jobs'],
};

let database: TestDatabase;
let admin: Sql;
let tables: { schema: string; name: string; isPartition: boolean }[];
const sessions = new Map<InternalServiceName, Sql>();

beforeAll(async () => {
  database = await createTestDatabase();
  const program = await runProgram('migrate.ts', loginEnvironment(database.url));
  expect(program).toMatchObject({ exitCode: 0, stderr: '' });
  admin = postgres(database.url, { max: 1 });
  tables = await admin`
    select n.nspname as schema, c.relname as name, c.relispartition as "isPartition"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not like 'pg\\_%'
      and n.nspname <> 'information_schema'`;
  for (const service of internalServiceNames) {
    const url = makeLogin(service, database.url);
    const connection = { 'app.workspace_id': '*' };
    sessions.set(service, postgres(url, { max: 1, connection, onnotice: () => undefined }));
  }
});

afterAll(async () => {
  await Promise.all([...sessions.values()].map((session) => session.end()));
  await admin.end();
  await database.drop();
});

/** What becomes of a statement that is rolled back whatever it does. */
async function attempt(service: InternalServiceName, query: string): Promise<string> {
  const rollBack = new Error('rolled back');
  try {
    await sessions.get(service)!.begin(async (transaction) => {
      await transaction.unsafe(query);
      throw rollBack;
    });
    return 'unreachable';
  } catch (error) {
    return error === rollBack ? 'done' : (error as { code: string }).code;
  }
}

const own = (service: InternalServiceName): string[] => [
  findSchema(service),
  ...(belongings[service] ?? []),
];

const denied = '42501';

describe.each(internalServiceNames)('the login of %s', (service) => {
  it('reads every table of its own, and writes', async () => {
    const mine = tables.filter(
      ({ schema, isPartition }) => own(service).includes(schema) && !isPartition,
    );
    expect(mine.length).toBeGreaterThan(1);
    for (const { schema, name } of mine) {
      const outcome = await attempt(service, `select * from ${schema}."${name}" limit 1`);
      expect([schema, name, outcome]).toEqual([schema, name, 'done']);
    }
    const written = service === 'audit' ? 'activity' : 'outbox';
    const deletion = `delete from ${findSchema(service)}.${written}`;
    expect(await attempt(service, deletion)).toBe('done');
  });

  it('may do nothing with any table of the others', async () => {
    const foreign = tables.filter(({ schema }) => !own(service).includes(schema));
    expect(foreign.length).toBeGreaterThan(50);
    for (const { schema, name } of foreign) {
      const table = `${schema}."${name}"`;
      for (const query of [
        `select from ${table}`,
        `insert into ${table} default values`,
        `delete from ${table}`,
        `truncate ${table}`,
        `lock table ${table}`,
      ]) {
        expect([query, await attempt(service, query)]).toEqual([query, denied]);
      }
    }
  });

  it('calls no function of the others', async () => {
    const functions = await admin<{ call: string; schema: string }[]>`
      select format('select %I.%I(%s)', n.nspname, p.proname,
          (select string_agg('null::' || t::regtype, ', ') from unnest(p.proargtypes) t)) as call,
        n.nspname as schema
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        and n.nspname = any(${[...new Set(tables.map(({ schema }) => schema))]})`;
    for (const { call, schema } of functions) {
      if (own(service).includes(schema)) continue;
      expect([call, await attempt(service, call)]).toEqual([call, denied]);
    }
  });

  it.each([
    'create schema mine',
    'create table public.mine ()',
    `create function public.mine() returns int language sql as 'select 1'`,
    'create extension hstore',
    'create role mine',
    'create database mine',
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
    `alter system set log_statement = 'all'`,
    'alter role current_user superuser',
  ])('may not: %s', async (query) => {
    expect(['25001', denied]).toContain(await attempt(service, query));
  });

  it('cannot change what its tables are', async () => {
    const name = service === 'audit' ? 'events' : 'outbox';
    for (const query of [
      `create table ${findSchema(service)}.mine ()`,
      `alter table ${findSchema(service)}.${name} disable row level security`,
      `drop table ${findSchema(service)}.${name}`,
      `insert into ${findSchema(service)}.schema_migrations (hash, created_at) values ('x', 1)`,
    ]) {
      expect([query, await attempt(service, query)]).toEqual([query, denied]);
    }
  });

  it('belongs to no other role, becomes none, and has no way back from its own', async () => {
    const roles = await admin<{ name: string }[]>`
      select rolname as name from pg_roles
      where rolname <> ${`workspace_ops_${findSchema(service)}`}`;
    for (const { name } of roles) {
      expect([name, await attempt(service, `set role "${name}"`)]).toEqual([name, denied]);
      const session = `set session authorization "${name}"`;
      expect([name, await attempt(service, session)]).toEqual([name, denied]);
    }
    const session = sessions.get(service)!;
    await session`reset role`;
    const [row] = await session`
      select current_user::text as role, rolsuper or rolbypassrls or rolcreaterole as mighty
      from pg_roles where rolname = current_user`;
    expect(row).toEqual({ role: `workspace_ops_${findSchema(service)}`, mighty: false });
  });
});

describe('the login of audit', () => {
  it('may neither change nor delete what is logged, in any partition', async () => {
    const logs = tables.filter(
      ({ schema, name }) => schema === 'audit' && name.startsWith('events'),
    );
    expect(logs.length).toBeGreaterThan(3);
    for (const { name } of logs) {
      for (const query of [
        `update audit."${name}" set message = 'changed'`,
        `delete from audit."${name}"`,
        `truncate audit."${name}"`,
        `alter table audit."${name}" disable trigger all`,
      ]) {
        expect([query, await attempt('audit', query)]).toEqual([query, denied]);
      }
    }
    expect(await attempt('audit', 'delete from audit_anchor.heads')).toBe(denied);
    expect(await attempt('audit', 'delete from audit.reviews')).toBe(denied);
  });
});

it.each([
  ['audit', 'events', 'ensure_event_partitions'],
  ['sync-bridge', 'ingestions', 'ensure_partitions'],
  ['workflow', 'run_steps', 'ensure_partitions'],
  ['outbound', 'events', 'ensure_partitions'],
] as const)(
  'the login of %s makes the coming months’ partitions, which it does not own',
  async (service, table, upkeep) => {
    const schema = findSchema(service);
    const partitions = () => admin<{ name: string; owner: string }[]>`
      select c.relname as name, c.relowner::regrole::text as owner
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${`${schema}.${table}`}::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$'
      order by 1`;
    const before = await partitions();
    expect(before).toHaveLength(3);
    await admin.unsafe(`drop table ${schema}.${before.at(-1)!.name}`);
    await sessions.get(service)!.unsafe(`select ${schema}.${upkeep}()`);
    expect(await partitions()).toEqual(before);
    expect(before.map(({ owner }) => owner)).not.toContain(`workspace_ops_${schema}`);
  },
);
