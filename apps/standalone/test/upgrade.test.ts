import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunDetail } from '@workspace-ops/contracts';
import { migrateService, type ServiceSchema } from '@workspace-ops/db';
import {
  createTestDatabase,
  waitFor,
  type TestDatabase,
  type TestDatabaseOptions,
} from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateAll, serviceMigrations } from '../src/migrate-all.ts';
import { apiClient, type ApiClient } from './client.ts';
import { startTogether } from './composed.ts';
import { recordedAccount, recordedKeys } from './first-release/account.ts';
import appliedMigrations from './first-release/applied-migrations.json' with { type: 'json' };
import { runProgram } from './run-program.ts';

const services = Object.values(serviceMigrations).map(({ service }) => service);

interface Journal {
  entries: { tag: string }[];
}

const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;

describe('migrations', () => {
  it('are never edited once they are released: a change is a new one', async () => {
    const current: Record<string, string> = {};
    for (const { schema, migrationsFolder } of services) {
      for (const { tag } of (await readJournal(migrationsFolder)).entries) {
        const text = await readFile(join(migrationsFolder, `${tag}.sql`));
        current[`${schema}/${tag}`] = createHash('sha256').update(text).digest('hex');
      }
    }
    expect(current).toMatchObject(appliedMigrations);
    expect(Object.keys(current)).toEqual(Object.keys(appliedMigrations));
  });
});

let database: TestDatabase;
let sql: Sql;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
});

afterAll(() => rm(folder, { recursive: true }));

const open = (url: string): Sql => postgres(url, { max: 1, onnotice: () => undefined });

/** Gives each test of a suite a database of its own. */
function useDatabase(options?: TestDatabaseOptions): void {
  beforeEach(async () => {
    database = await createTestDatabase(options);
    sql = open(database.url);
  });

  afterEach(async () => {
    await sql.end();
    await database.drop();
  });
}

interface RecordedTable {
  name: string;
  /** JSON as the database wrote it. */
  rows: string;
}

async function readRecorded(): Promise<RecordedTable[]> {
  const text = await readFile(join(import.meta.dirname, 'first-release/rows.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ');
      return { name: line.slice(0, space), rows: line.slice(space + 1) };
    });
}

/** The service as it was when it had its first migrations only. */
async function atMigration(service: ServiceSchema, count: number): Promise<ServiceSchema> {
  const migrationsFolder = join(folder, `${service.schema}-${count}`);
  await cp(service.migrationsFolder, migrationsFolder, { recursive: true });
  const journal = await readJournal(migrationsFolder);
  journal.entries = journal.entries.slice(0, count);
  await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(journal));
  return { ...service, migrationsFolder };
}

/** The rows of the table, with the columns that it has at the moment. */
async function readRows(name: string): Promise<string> {
  const [row] = await sql.unsafe(
    `select coalesce(jsonb_agg(t), '[]')::text as rows from ${name} t`,
  );
  return String(row?.['rows']);
}

/** Puts the recorded rows into the tables that exist by now; the others wait for theirs. */
async function restore(tables: RecordedTable[]): Promise<RecordedTable[]> {
  const waiting: RecordedTable[] = [];
  await sql`set session_replication_role = replica`;
  for (const table of tables) {
    const [found] = await sql`select to_regclass(${table.name}) is not null as ok`;
    if (found?.['ok'] !== true) waiting.push(table);
    else {
      await sql.unsafe(
        `insert into ${table.name} select * from jsonb_populate_recordset(null::${table.name}, $1::text::jsonb)`,
        [table.rows],
      );
    }
  }
  await sql`set session_replication_role = origin`;
  return waiting;
}

/**
 * Each migration of each service in turn, with rows in every table that it finds.
 * @returns the rows as they were before the migrations that followed.
 */
async function upgradeWithData(url: string): Promise<RecordedTable[]> {
  const stored: RecordedTable[] = [];
  let waiting = await readRecorded();
  const lengths = new Map<ServiceSchema, number>();
  for (const service of services) {
    lengths.set(service, (await readJournal(service.migrationsFolder)).entries.length);
  }
  for (let count = 1; count <= Math.max(...lengths.values()); count += 1) {
    for (const service of services) {
      if (count > lengths.get(service)!) continue;
      await migrateService(url, await atMigration(service, count));
    }
    const before = waiting;
    waiting = await restore(before);
    for (const table of before) {
      if (waiting.includes(table)) continue;
      stored.push({ name: table.name, rows: await readRows(table.name) });
    }
  }
  expect(waiting).toEqual([]);
  await sql.unsafe(`
    do $$ declare t regclass; begin
      for t in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relname = 'outbox' and c.relkind = 'r' loop
        execute format('select setval(pg_get_serial_sequence(%L, ''position''), 1000)', t);
      end loop;
    end $$`);
  await migrateAll(url);
  return stored;
}

/** Everything that the database holds and is, but for the job engines' own tables. */
async function describeDatabase(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_|^information_schema$|_jobs$' order by 1`;
  const description: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as rows from ${name} t`,
    );
    description[name] = String(row?.['rows']);
  }
  for (const query of [
    `select c.oid::regclass::text, c.relkind, c.relacl, c.relrowsecurity, c.relforcerowsecurity from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^pg_|^information_schema$'`,
    `select attrelid::regclass::text, attname, atttypid, attnotnull from pg_attribute where attrelid > 16383 and attnum > 0`,
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where conrelid > 16383`,
    `select polrelid::regclass::text, polname, pg_get_expr(polqual, polrelid) from pg_policy`,
    `select oid::regprocedure::text, prosrc, proacl::text, proowner::regrole::text from pg_proc where oid > 16383`,
    `select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
    `select nspname, nspacl, nspowner::regrole::text from pg_namespace where oid > 16383`,
    `select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indexrelid > 16383`,
  ]) {
    const rows = await sql.unsafe(query);
    description[query] = rows
      .map((row) => JSON.stringify(row))
      .toSorted()
      .join('\n');
  }
  return description;
}

describe('a database of the first release', { timeout: 60_000 }, () => {
  let stored: RecordedTable[];
  // Upgraded once: each test has a copy.
  useDatabase({
    template: 'upgraded',
    async migrate(url) {
      sql = open(url);
      stored = await upgradeWithData(url);
      await sql.end();
    },
  });

  it('has rows in every table of every workspace, and keeps them through all migrations', async () => {
    for (const { name, rows } of stored) {
      expect([name, rows === '[]']).toEqual([name, false]);
      const [row] = await sql.unsafe(
        `select count(*)::int as missing from jsonb_array_elements($1::text::jsonb) as stored
         where not exists (select from ${name} t where to_jsonb(t) @> stored)`,
        [rows],
      );
      expect([name, row?.['missing']]).toEqual([name, 0]);
    }
  });

  it('is not changed when it is migrated again', async () => {
    const before = await describeDatabase();
    await migrateAll(database.url);
    expect(await describeDatabase()).toEqual(before);
  });

  it('serves its users after the upgrade', async () => {
    const system = await startTogether(database.url, recordedKeys);
    try {
      const anonymous = apiClient(system.url);
      const { status, body } = await anonymous.post<{ token: string }>(
        '/api/auth/login',
        recordedAccount,
      );
      expect(status).toBe(200);
      await expectOldData(anonymous.as(body.token));
    } finally {
      await system.close();
    }
  });
});

describe('the runs of a release that did not store who handed them over', () => {
  useDatabase();

  const readCount = async (folderOf: string, tag: string): Promise<number> =>
    (await readJournal(folderOf)).entries.findIndex((entry) => entry.tag === tag);

  it('get it from their contexts, but for those that only look like handed over', async () => {
    const workflow = services.find(({ schema }) => schema === 'workflow')!;
    const count = await readCount(workflow.migrationsFolder, '0018_handed_over_runs');
    await migrateService(database.url, await atMigration(workflow, count));
    const from = (fromRunId: string) => ({ handoff: { fromRunId } });
    const chain = ['SAL-01', 'SAL-02'];
    const runs = [
      { id: 'run_1', workspace_id: 'ws_a', initial_context: from('run_0'), handoff_chain: chain },
      { id: 'run_2', workspace_id: 'ws_b', initial_context: from('run_9'), handoff_chain: chain },
      { id: 'run_3', workspace_id: 'ws_a', initial_context: from('run_0'), handoff_chain: null },
      { id: 'run_4', workspace_id: 'ws_a', initial_context: {}, handoff_chain: chain },
      {
        id: 'run_5',
        workspace_id: 'ws_a',
        initial_context: from('run_0'),
        handoff_chain: chain,
        restarted_from: 'run_1',
      },
    ];
    await sql`
      insert into workflow.runs (id, workspace_id, workflow_id, status, trigger_source,
        initial_context, handoff_chain, restarted_from, created_at)
      select id, workspace_id, 'sal-02', 'completed', 'handoff', initial_context, handoff_chain,
        restarted_from, now()
      from jsonb_populate_recordset(null::workflow.runs, ${JSON.stringify(runs)}::text::jsonb)`;
    await migrateService(database.url, workflow);
    const found = await sql`select id, handed_over_from as sender from workflow.runs order by id`;
    expect(found.map(({ id, sender }) => [id, sender])).toEqual([
      ['run_1', 'run_0'],
      ['run_2', 'run_9'],
      ['run_3', null],
      ['run_4', null],
      ['run_5', null],
    ]);
  });
});

/** Accounts of the first release had one workspace and no other member. */
async function expectOwner(client: ApiClient): Promise<void> {
  const { user } = (await client.get<{ user: { id: string; role: string } }>('/api/auth/me')).body;
  expect(user.role).toBe('owner');
  const { members } = (await client.get<{ members: object[] }>('/api/members')).body;
  expect(members).toMatchObject([{ userId: user.id, role: 'owner', titles: [], delegate: null }]);
  const { workspaces } = (await client.get<{ workspaces: object[] }>('/api/workspaces')).body;
  expect(workspaces).toMatchObject([{ role: 'owner', current: true, timeZone: null }]);
}

async function expectOldData(client: ApiClient): Promise<void> {
  await expectOwner(client);
  const list = async (path: string): Promise<string> =>
    JSON.stringify((await client.get(path)).body);
  const { body } = await client.get<{ runs: { id: string }[] }>('/api/runs');
  expect(body.runs.length).toBeGreaterThanOrEqual(3);
  for (const { id } of body.runs) {
    const { run, steps } = (await client.get<RunDetail>(`/api/runs/${id}`)).body;
    expect(['completed', 'paused_for_approval', 'failed']).toContain(run.status);
    expect(steps.length).toBeGreaterThan(0);
  }
  expect(await list('/api/artifacts')).toContain('Northwind');
  expect(await list('/api/assessment-questions')).toContain('Who calls a customer whose contract');
  expect(await list('/api/icp/profiles')).toContain('Regional carriers');
  expect(await list('/api/snapshots')).toContain('Before the spring campaign');
  expect(await list('/api/sync/state')).toContain('Northwind');
  expect(await list('/api/marketplace/items')).toContain('"mountedCount":');
  const slot = { callerPhone: '+12125550100', scheduledSlot: '2030-01-15T10:00:00' };
  const again = await client.post('/api/voice/book', { ...slot, callerName: 'Grace' });
  expect(again.status).toBe(409);
  // What the old release had not handed over arrives, and the chain holds old and new.
  await waitFor(async () => {
    const { body: logs } = await client.get<{ totalCount: number }>(
      '/api/audit-logs?q=Left+in+the+outbox',
    );
    return logs.totalCount === services.length - 1;
  });
  const verified = await client.get<{ valid: boolean }>('/api/audit-logs/verify');
  expect(verified.body.valid).toBe(true);
}

describe('two programs that migrate an empty database at once', () => {
  useDatabase();

  it('both succeed, and each migration is applied once', async () => {
    const programs = [1, 2].map(() => runProgram('migrate.ts', { DATABASE_URL: database.url }));
    for (const program of await Promise.all(programs)) {
      expect(program).toEqual({
        exitCode: 0,
        stdout: `The schemas of ${services.length} services are up to date.\n`,
        stderr: '',
      });
    }
    for (const { schema, migrationsFolder } of services) {
      const applied = await sql.unsafe(`select hash from ${schema}.schema_migrations`);
      expect(applied).toHaveLength((await readJournal(migrationsFolder)).entries.length);
      expect(new Set(applied.map((row) => row['hash'])).size).toBe(applied.length);
    }
  });

  it('says which schema it could not migrate and why, and ends with 1', async () => {
    const url = new URL(database.url);
    url.pathname = '/absent';
    const { exitCode, stderr } = await runProgram('migrate.ts', { DATABASE_URL: url.href });
    expect(exitCode).toBe(1);
    expect(stderr).toBe(
      `The schema of identity at ${url.host}/absent (DATABASE_URL) cannot be migrated: database "absent" does not exist. Make the database: createdb.\n`,
    );
  });

  it('names the setting whose server does not answer, and what to do', async () => {
    const away = 'postgres://ops:secret@127.0.0.1:1/ops';
    const { exitCode, stderr } = await runProgram('migrate.ts', {
      DATABASE_URL: database.url,
      IDENTITY_DATABASE_URL: away,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toBe(
      'The schema of identity at 127.0.0.1:1/ops (IDENTITY_DATABASE_URL) cannot be migrated: connect ECONNREFUSED 127.0.0.1:1. Start the server, or correct the address.\n',
    );
  });
});
