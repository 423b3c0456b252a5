import { createLogger } from '@workspace-ops/service-kit';
import { waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualTime } from '../../test/manual-timers.ts';
import { createBridgeDatabase } from '../../test/start-bridge.ts';
import { createListener } from './listener.ts';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createBridgeDatabase();
  sql = postgres(database.url, { max: 1 });
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

function listen(databaseUrl = database.url) {
  const time = createManualTime();
  const heard: string[] = [];
  let times = 0;
  const listener = createListener({
    databaseUrl,
    channels: { test_channel: (payload) => heard.push(payload) },
    onListening: () => {
      times += 1;
    },
    logger: createLogger({ name: 'test', level: 'silent' }),
    timers: time,
  });
  listener.start();
  return { listener, time, heard, times: () => times };
}

const connections = () => sql<{ pid: number }[]>`
  select pid from pg_stat_activity
  where datname = current_database() and application_name = 'sync-bridge listener'`;

const terminate = async (): Promise<void> => {
  for (const { pid } of await connections()) await sql`select pg_terminate_backend(${pid})`;
};

describe('the listener', () => {
  it('hears notifications, and says again that it listens after its connection was lost', async () => {
    const { listener, time, heard, times } = listen();
    await waitFor(() => times() === 1);
    await sql`select pg_notify('test_channel', 'one')`;
    await waitFor(() => heard.length === 1);
    await terminate();
    await waitFor(() => time.waiting().includes(100));
    time.pass(100);
    await waitFor(() => times() === 2);
    await sql`select pg_notify('test_channel', 'two')`;
    await waitFor(() => heard.length === 2);
    expect(heard).toEqual(['one', 'two']);
    await listener.stop();
  });

  it('tries again, less and less often, while the database is away', async () => {
    const { listener, time } = listen('postgres://postgres@127.0.0.1:1/none');
    for (const delayMs of [100, 200, 400, 800, 1_600, 2_000, 2_000]) {
      await waitFor(() => time.waiting().includes(delayMs));
      time.pass(delayMs);
    }
    await listener.stop();
  });

  it('asks every 15 seconds whether the other end is still there', async () => {
    const { listener, time, times } = listen();
    await waitFor(() => times() === 1);
    for (let beat = 0; beat < 3; beat++) {
      await waitFor(() => time.waiting().includes(15_000));
      time.pass(15_000);
    }
    await waitFor(() => time.waiting().includes(15_000));
    await listener.stop();
    expect(time.waiting()).toEqual([]);
  });

  it('leaves no connection behind, whenever it is stopped', async () => {
    for (let turns = 0; turns < 10; turns++) {
      const { listener } = listen();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      await listener.stop();
    }
    const { listener, times } = listen();
    await waitFor(() => times() === 1);
    await listener.stop();
    await waitFor(async () => (await connections()).length === 0);
  });
});
