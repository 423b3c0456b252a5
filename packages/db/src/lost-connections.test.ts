import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createTestDatabase,
  startDatabaseProxy,
  waitFor,
  type DatabaseProxy,
  type TestDatabase,
} from '@workspace-ops/testkit';
import { AppError } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { connect } from './connection.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database-interface.ts';
import type { Scope } from './scope.ts';

let server: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  proxy = await startDatabaseProxy(server.url);
  database = createDatabase({
    url: proxy.url,
    applicationName: 'lost connections',
    readConnections: 1,
    transactionConnections: 2,
  });
});

afterAll(async () => {
  await database.close();
  await proxy.close();
  await server.drop();
});

const rounds = 12;
const roundMs = 150;

it('settles all work, each with its own result, however often connections are lost under it', async () => {
  const settled: { expected: number; outcome: unknown }[] = [];
  let begun = 0;
  const begin = (): void => {
    const expected = (begun += 1);
    const ask = async ({ db }: Scope) => {
      const [row] = await db.execute<{ answer: number }>(sql`select ${expected}::int as answer`);
      return row?.answer;
    };
    const work = begun % 2 === 0 ? database.read('ws_1', ask) : database.transaction('ws_1', ask);
    void work
      .catch((error: unknown) => error)
      .then((outcome) => settled.push({ expected, outcome }));
  };
  const beginFor = async (ms: number): Promise<void> => {
    // The cuts must meet queries at every stage, so work begins all the time.
    for (const end = performance.now() + ms; performance.now() < end; await delay(4)) begin();
  };
  for (let round = 0; round < rounds; round += 1) {
    await beginFor(roundMs);
    await proxy.cut();
    await beginFor(roundMs / 2);
    await proxy.restore();
  }
  await waitFor(() => settled.length === begun);
  const wrong = settled.filter(
    ({ expected, outcome }) =>
      outcome !== expected && !(outcome instanceof AppError && outcome.code === 'unavailable'),
  );
  expect(wrong).toEqual([]);
  expect(settled.filter(({ expected, outcome }) => outcome === expected).length).toBeGreaterThan(0);
  await expect(database.ping()).resolves.toBeUndefined();
});

it('says that the database is away, and asks seldom, where a proxy without a server closes each connection', async () => {
  let accepted = 0;
  // As HAProxy does at once when neither of its servers takes writes.
  const empty = createServer((socket) => {
    accepted += 1;
    socket.end();
  }).listen(0, '127.0.0.1');
  await once(empty, 'listening');
  const { port } = empty.address() as AddressInfo;
  const away = createDatabase({
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    applicationName: 'no server behind the proxy',
    readConnections: 1,
    transactionConnections: 1,
  });
  onTestFinished(async () => {
    await away.close();
    empty.close();
  });
  const ask = ({ db }: Scope) => db.execute(sql`select 1`);
  const begunAt = performance.now();
  await expect(away.read('ws_1', ask)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(away.transaction('ws_1', ask)).rejects.toMatchObject({ code: 'unavailable' });
  expect(performance.now() - begunAt).toBeLessThan(4_000);
  const before = accepted;
  await delay(500);
  // Nobody asks any more.
  expect(accepted).toBe(before);
  expect(before).toBeLessThan(20);
});

it('ends a client whose connection was lost a moment ago', async () => {
  const applicationName = 'lost at its end';
  const lost = connect({ url: proxy.url, applicationName, maxConnections: 1 });
  const ended = lost`select pg_sleep(60)`.then(
    () => expect.unreachable('the connection was not lost'),
    // Between the error of the socket and its close.
    () => lost.end(),
  );
  const watcher = connect({ url: server.url, applicationName: 'watcher', maxConnections: 1 });
  onTestFinished(() => watcher.end());
  const isAsked = async (): Promise<boolean> => {
    const asked = await watcher`
      select from pg_stat_activity where application_name = ${applicationName} and wait_event = 'PgSleep'`;
    return asked.length > 0;
  };
  await waitFor(isAsked);
  proxy.reset();
  await ended;
  // The server does not know that nobody waits for the answer.
  await watcher`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${applicationName}`;
});
