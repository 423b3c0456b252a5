import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import type { Database } from './database-interface.ts';
import type { Scope } from './scope.ts';

let server: TestDatabase;
const opened: Database[] = [];

beforeAll(async () => {
  server = await createTestDatabase();
});

afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

afterAll(() => server.drop());

function open(readConnections: number): Database {
  const database = createDatabase({ url: server.url, applicationName: 'reads', readConnections });
  opened.push(database);
  return database;
}

async function backend({ db }: Scope): Promise<number> {
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row!.pid;
}

it('have a connection each while they last, of one workspace or of two', async () => {
  const database = open(4);
  const pids = await Promise.all(
    ['ws_a', 'ws_b', 'ws_a', 'ws_a'].map((workspaceId) => database.read(workspaceId, backend)),
  );
  expect(new Set(pids).size).toBe(4);
});

it('take the connection that has their workspace already', async () => {
  const database = open(2);
  const [a, b] = await Promise.all([
    database.read('ws_a', backend),
    database.read('ws_b', backend),
  ]);
  for (let round = 0; round < 3; round += 1) {
    expect(await database.read('ws_a', backend)).toBe(a);
    expect(await database.read('ws_b', backend)).toBe(b);
  }
});

it('see their own workspace in each query, whichever had the connection before', async () => {
  const database = open(1);
  const scopes = (workspaceId: string) =>
    database.read(workspaceId, async ({ db }) => {
      const seen: string[] = [];
      for (let query = 0; query < 3; query += 1) {
        const [row] = await db.execute<{ scope: string }>(
          sql`select current_setting('app.workspace_id') as scope`,
        );
        seen.push(row!.scope);
      }
      return seen;
    });
  const answers = await Promise.all(['ws_b', 'ws_a', 'ws_b', 'ws_a'].map(scopes));
  const all = (workspaceId: string) => [workspaceId, workspaceId, workspaceId];
  expect(answers).toEqual([all('ws_b'), all('ws_a'), all('ws_b'), all('ws_a')]);
});

it('keep their answers and errors apart on one connection', async () => {
  const database = open(1);
  const ask = (n: number) =>
    database.read('ws_a', async ({ db }) => {
      const first = await db.execute<{ n: number }>(sql`select ${n}::int as n`);
      const text = n % 3 === 0 ? 'no number' : String(n);
      const second = await db.execute<{ n: number }>(sql`select ${text}::text::int as n`);
      return [first[0]!.n, second[0]!.n];
    });
  const numbers = Array.from({ length: 12 }, (_, n) => n);
  const outcomes = await Promise.allSettled(numbers.map(ask));
  expect(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused')),
  ).toEqual(numbers.map((n) => (n % 3 === 0 ? 'refused' : [n, n])));
});
