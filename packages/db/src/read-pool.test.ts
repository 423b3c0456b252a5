import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ReadPool, type ReadOptions } from './read-pool.ts';
import { openSession, type Queries, type Session } from './session.ts';

let server: TestDatabase;
const opened: Session[] = [];

beforeAll(async () => {
  server = await createTestDatabase();
});

afterEach(() => Promise.all(opened.splice(0).map((session) => session.close())));

afterAll(() => server.drop());

/** @param joinWithinMs without an end, so that no test depends on how fast the machine is. */
async function openPool(connections: number, joinWithinMs = Infinity): Promise<ReadPool> {
  const sessions = Array.from({ length: connections }, () =>
    openSession({ url: server.url, applicationName: 'read pool', readOnly: false }),
  );
  opened.push(...sessions);
  const pool = new ReadPool(sessions, 5_000, joinWithinMs);
  // A connection is worth sharing once it is known to work.
  await pool.read('ws_a', backend);
  return pool;
}

async function backend(queries: Queries): Promise<number> {
  const [row] = await queries.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row!.pid;
}

const backends = (pool: ReadPool, workspaces: string[], options?: ReadOptions) =>
  Promise.all(workspaces.map((workspaceId) => pool.read(workspaceId, backend, options)));

const countDistinct = (pids: number[]): number => new Set(pids).size;

it('has reads of one workspace that come in one moment share a connection, four at most', async () => {
  const pool = await openPool(3);
  expect(countDistinct(await backends(pool, Array<string>(4).fill('ws_a')))).toBe(1);
  expect(countDistinct(await backends(pool, Array<string>(5).fill('ws_a')))).toBe(2);
});

it('never has two workspaces share one at a time', async () => {
  const pool = await openPool(4);
  const pids = await backends(pool, ['ws_a', 'ws_b', 'ws_a', 'ws_c', 'ws_a']);
  expect(countDistinct([pids[0]!, pids[1]!, pids[3]!])).toBe(3);
  expect([pids[2], pids[4]]).toEqual([pids[0], pids[0]]);
});

it('lets nobody join a connection that is about to be another workspace’s', async () => {
  const pool = await openPool(1);
  const scopes = (workspaceId: string) =>
    pool.read(workspaceId, async (queries) => {
      const seen: string[] = [];
      for (let query = 0; query < 3; query += 1) {
        const [row] = await queries.execute<{ scope: string }>(
          sql`select current_setting('app.workspace_id') as scope`,
        );
        seen.push(row!.scope);
      }
      return seen;
    });
  // The connection is still scoped to ws_a when ws_b has just got it.
  const answers = await Promise.all(['ws_b', 'ws_a', 'ws_b', 'ws_a'].map(scopes));
  const all = (workspaceId: string) => [workspaceId, workspaceId, workspaceId];
  expect(answers).toEqual([all('ws_b'), all('ws_a'), all('ws_b'), all('ws_a')]);
});

it('lets nobody join a read that wants to be alone, nor one that began earlier', async () => {
  expect(
    countDistinct(await backends(await openPool(3), ['ws_a', 'ws_a', 'ws_a'], { alone: true })),
  ).toBe(3);
  expect(countDistinct(await backends(await openPool(3, -1), ['ws_a', 'ws_a', 'ws_a']))).toBe(3);
});

it('gives a connection to who waits in line for it, though others go on joining', async () => {
  const pool = await openPool(1);
  const order: string[] = [];
  const begun: PromiseWithResolvers<void>[] = [];
  const ended: Promise<unknown>[] = [];
  /** A read that stays under way until the next one has begun. */
  const readUntilNext = (): Promise<void> => {
    const n = begun.length;
    const [mine, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    begun.push(mine);
    ends.push(next);
    ended.push(
      pool.read('ws_a', async (queries) => {
        order.push(`ws_a ${n}`);
        mine.resolve();
        ends[n - 1]?.resolve();
        await next.promise;
        await backend(queries);
      }),
    );
    return mine.promise;
  };
  const ends: PromiseWithResolvers<void>[] = [];
  await readUntilNext();
  const other = pool.read('ws_b', async (queries) => {
    order.push('ws_b');
    return backend(queries);
  });
  for (let n = 1; n < 16; n += 1) {
    await readUntilNext();
    await ended[n - 1];
  }
  // The seventeenth stands behind it in the line.
  const late = readUntilNext();
  ends[15]!.resolve();
  await other;
  await late;
  ends[16]!.resolve();
  await Promise.all(ended);
  expect(order.slice(15)).toEqual(['ws_a 15', 'ws_b', 'ws_a 16']);
});

it('keeps the answers of reads that share apart, and their errors', async () => {
  const pool = await openPool(1);
  const ask = (n: number) =>
    pool.read('ws_a', async (queries) => {
      const first = await queries.execute<{ n: number }>(sql`select ${n}::int as n`);
      const text = n % 3 === 0 ? 'no number' : String(n);
      const second = await queries.execute<{ n: number }>(sql`select ${text}::text::int as n`);
      return [first[0]!.n, second[0]!.n];
    });
  for (let round = 0; round < 5; round += 1) {
    const numbers = Array.from({ length: 12 }, (_, n) => n);
    const outcomes = await Promise.allSettled(numbers.map(ask));
    expect(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused')),
    ).toEqual(numbers.map((n) => (n % 3 === 0 ? 'refused' : [n, n])));
  }
});
