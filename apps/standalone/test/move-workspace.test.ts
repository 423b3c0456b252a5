import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sendAtRate } from '@workspace-ops/load';
import { createTestDatabase, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateAll } from '../src/migrate-all.ts';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { startTogether } from './composed.ts';
import { runMove } from '../src/move/run-move.ts';
import { migratePlanned, planMigrations } from '../src/plan-migrations.ts';
import { runAdmin } from './run-admin.ts';
import { runInProcess, runProgram } from './run-program.ts';
import { makeLogin } from './service-logins.ts';

type CellName = 'a' | 'b';

interface Cell {
  url: string;
  database: TestDatabase;
  sql: Sql;
  close: () => Promise<void>;
}

const secrets = {
  AUDIT_ANCHOR_KEY: 'the anchor key of both cells, long enough',
  SESSION_KEY_SECRET: 'the secret of the one identity database',
  // A move waits for it, and a busy machine must not miss it.
  REQUEST_DEADLINE_MS: '4000',
};
const cells = {} as Record<CellName, Cell>;

beforeAll(async () => {
  for (const name of ['a', 'b'] as const) {
    const database = await createTestDatabase({ template: 'standalone', migrate: migrateAll });
    const identityUrl = name === 'a' ? database.url : cells.a.database.url;
    const { url, close } = await startTogether(
      database.url,
      { ...secrets, CELL: name },
      { identity: makeLogin('identity', identityUrl) },
    );
    const sql = postgres(database.url, {
      max: 1,
      onnotice: () => undefined,
      connection: { 'app.workspace_id': '*' },
    });
    cells[name] = { url, database, sql, close };
    expect(await migrate(name)).toMatchObject({ exitCode: 0, stderr: '' });
  }
});

afterAll(async () => {
  await Promise.all(Object.values(cells).map(({ sql }) => sql.end()));
  await Promise.all(Object.values(cells).map(({ close }) => close()));
  await Promise.all(Object.values(cells).map(({ database }) => database.drop()));
});

const migrate = (cell: CellName, name: string = cell) =>
  runInProcess(async () => {
    const plans = planMigrations({ DATABASE_URL: cells[cell].database.url, CELL: name });
    for (const plan of plans) await migratePlanned(plan);
  });

/** What the program needs that works in one cell and knows the other. */
const environment = (from: CellName, to: CellName) => ({
  ...secrets,
  DATABASE_URL: cells[from].database.url,
  IDENTITY_DATABASE_URL: cells.a.database.url,
  TARGET_DATABASE_URL: cells[to].database.url,
});

const move = (from: CellName, ...args: string[]) =>
  runInProcess(({ print }) =>
    runMove(args, { environment: environment(from, from === 'a' ? 'b' : 'a'), print }),
  );

/** The same, killed once it has printed a line that begins so. */
async function moveUntil(line: string, ...args: string[]): Promise<void> {
  const program = join(import.meta.dirname, '../src/move-workspace.ts');
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...environment('a', 'b'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
    if (printed.includes(line)) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  expect([signal, printed]).toEqual(['SIGKILL', expect.stringContaining(line)]);
}

/**
 * Ingests at a fixed rate, at the cell that was named in the last refusal, until it is stopped; what is
 * refused is sent again with its key.
 */
function keepIngesting(member: ApiClient) {
  const acknowledged: string[] = [];
  const refusals = new Set<string>();
  const refused: number[] = [];
  const over = new AbortController();
  let cell: CellName = 'a';
  let sent = 0;
  const send = async (number: number): Promise<void> => {
    const { status, body, headers } = await apiClient(cells[cell].url, member.headers).post<{
      ingestionId?: string;
      code?: string;
    }>(
      '/api/sync/ingest',
      { dataType: 'lead', payload: { customer: `number ${number}` } },
      { 'idempotency-key': `lead-${number}` },
    );
    if (status === 201) acknowledged.push(body.ingestionId!);
    else {
      refusals.add(`${status} ${body.code}`);
      refused.push(number);
    }
    if (status === 421) cell = headers.get('x-cell') as CellName;
  };
  const working = sendAtRate({ ratePerSecond: 20, ending: over.signal }, () =>
    send(refused.shift() ?? sent++),
  );
  const stop = async () => {
    over.abort();
    await working;
    // What ran out of its time may be stored: sent again, it is acknowledged.
    for (let next = refused.shift(); next !== undefined; next = refused.shift()) await send(next);
    return { acknowledged, refusals };
  };
  return { stop, count: () => acknowledged.length };
}

/** How many rows a cell has of a workspace, but what identity has. */
async function countRows({ sql }: Cell, workspaceId: string): Promise<number> {
  const tables = await sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where column_name = 'workspace_id' and table_type = 'BASE TABLE'
      and table_schema not in ('identity') and table_schema not like '%\\_jobs'`;
  let rows = 0;
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*)::int as count from only ${name} where workspace_id = $1`,
      [workspaceId],
    );
    rows += row!['count'] as number;
  }
  return rows;
}

async function countEvents({ sql }: Cell, workspaceId: string): Promise<number> {
  const [row] = await sql`
    select count(*)::int as count from sync.live_events where workspace_id = ${workspaceId}`;
  return row!['count'] as number;
}

it('a workspace moves under load, by a program that was killed, and nothing is lost', async () => {
  const member = await signUp(cells.a.url);
  const inB = apiClient(cells.b.url, member.headers);
  const { workspaceId } = member;
  const refused = await inB.get('/api/runs');
  expect([refused.status, refused.headers.get('x-cell')]).toEqual([421, 'a']);
  const { body: paused } = await member.post<{ routedRunId: string }>('/api/sync/ingest', {
    dataType: 'observation',
    payload: { customer: 'Harbour Dental Group', observation: 'Forms are typed twice.' },
    triggerWorkflowId: 'MKT-01',
    autoExecute: true,
  });
  const readStatus = async (client: ApiClient): Promise<string> =>
    (await client.get<{ run: { status: string } }>(`/api/runs/${paused.routedRunId}`)).body.run
      ?.status;
  await waitFor(async () => (await readStatus(member)) === 'paused_for_approval');
  const load = keepIngesting(member);
  await waitFor(() => load.count() > 20);
  // The other cell has live events of its own, which count from one there, too.
  const other = await signUp(cells.b.url);
  await other.post('/api/sync/ingest', {
    dataType: 'lead',
    payload: { customer: 'of the other cell' },
  });
  await waitFor(async () => (await countEvents(cells.b, other.workspaceId)) > 0);

  // What it copies next is locked until it is killed, however late that is.
  await cells.b.sql.begin(async (holder) => {
    await holder`lock table knowledge.sessions in share mode`;
    await moveUntil('Copied: sync-bridge.', workspaceId, 'b');
  });
  expect(await countRows(cells.b, workspaceId)).toBeGreaterThan(0);
  const swapped = await move('b', workspaceId, 'b');
  expect(swapped.stderr).toContain('is of the cell b, not of a');
  const moved = await runProgram('move-workspace.ts', environment('a', 'b'), [workspaceId, 'b']);
  expect(moved).toMatchObject({ exitCode: 0, stderr: '' });
  expect(moved.stdout).toMatch(/Moved: .* from a to b, entries of its log: \d+\./);

  const before = load.count();
  await waitFor(() => load.count() > before + 20);
  const { acknowledged, refusals } = await load.stop();
  expect([...refusals].toSorted()).toEqual(['421 wrong_cell', '503 unavailable']);

  // The token is of before the move.
  expect((await inB.get('/api/runs')).status).toBe(200);
  const gone = await member.get('/api/runs');
  expect([gone.status, gone.headers.get('x-cell')]).toEqual([421, 'b']);
  expect((await member.get('/api/auth/me')).status).toBe(200);

  const stored = await cells.b.sql`
    select id from sync.ingestions where workspace_id = ${workspaceId}`;
  const ids = new Set(stored.map(({ id }) => id as string));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBe(acknowledged.length + 1);
  const log = async () =>
    (await inB.get<{ valid: boolean; checkedEvents: number }>('/api/audit-logs/verify')).body;
  expect((await log()).valid).toBe(true);
  const moves = await waitFor(async () => {
    const { body } = await inB.get<{ logs: { action: string }[] }>(
      '/api/audit-logs?q=admin.workspace_moved',
    );
    return body.logs.length > 0 && body.logs;
  });
  expect(moves.map(({ action }) => action)).toEqual(['admin.workspace_moved']);

  expect((await inB.post(`/api/runs/${paused.routedRunId}/approve`)).status).toBe(200);
  await waitFor(async () => (await readStatus(inB)) === 'completed');
  await waitFor(async () => (await countRows(cells.a, workspaceId)) === 0);
  expect(await move('a', workspaceId, 'b')).toMatchObject({
    exitCode: 0,
    stdout: `${workspaceId} is in b.\n`,
  });
  const back = await runProgram('move-workspace.ts', environment('b', 'a'), [workspaceId, 'a']);
  expect(back.stderr).toContain('these have yet to erase it in the other cell: ');
}, 180_000);

it('a move that is given up leaves nothing in the other cell that goes on there', async () => {
  const member = await signUp(cells.a.url);
  const { workspaceId } = member;
  const ingest = () =>
    member.post('/api/sync/ingest', { dataType: 'lead', payload: { customer: 'Harbour Dental' } });
  await ingest();
  await waitFor(async () => (await countEvents(cells.a, workspaceId)) > 0);
  await cells.b.sql.begin(async (holder) => {
    await holder`lock table knowledge.sessions in share mode`;
    await moveUntil('Copied: sync-bridge.', workspaceId, 'b');
  });
  expect(await countEvents(cells.b, workspaceId)).toBeGreaterThan(0);

  await runAdmin(environment('a', 'b'), ['workspaces', 'resume', workspaceId]);
  await waitFor(async () => (await countEvents(cells.b, workspaceId)) === 0);
  await waitFor(async () => (await ingest()).status === 201);
  const again = await move('a', workspaceId, 'b');
  expect(again.stderr).toContain('these have yet to erase it in the other cell: ');
}, 120_000);

it('a database is not taken for another cell’s', async () => {
  const renamed = await migrate('b', 'a');
  expect(renamed.stderr).toContain('it is of the cell b, and CELL is a');
  const empty = await createTestDatabase();
  const ofCell = (name: string) =>
    planMigrations({ DATABASE_URL: empty.url, CELL: name }).find(
      ({ service }) => service === 'audit',
    )!;
  const sql = postgres(empty.url, { max: 1 });
  await sql.unsafe(`do $$ begin
    execute format('alter database %I set workspace_ops.cell = %L', current_database(), 'a'); end $$`);
  await expect(migratePlanned(ofCell('b'))).rejects.toThrow('it is of the cell a, and CELL is b');
  const [found] = await sql`select to_regnamespace('audit') is null as "isUnchanged"`;
  expect(found).toEqual({ isUnchanged: true });
  await sql.end();
  await empty.drop();
  const unknown = await move('a', 'ws_unknown', 'b');
  expect(unknown.stderr).toBe('ws_unknown is no workspace with an account.\n');
});

it('a workspace that its operator has suspended is not moved', async () => {
  const { workspaceId } = await signUp(cells.a.url);
  await runAdmin(environment('a', 'b'), ['workspaces', 'suspend', workspaceId]);
  const { stderr } = await move('a', workspaceId, 'b');
  expect(stderr).toContain('is suspended for another reason: resume it first');
});
