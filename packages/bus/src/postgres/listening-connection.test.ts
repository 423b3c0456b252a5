import { createLogger } from '@workspace-ops/service-kit';
import { createManualTime, createTestDatabase, waitFor } from '@workspace-ops/testkit';
import type { TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openListeningConnection } from './listening-connection.ts';

const applicationName = 'listening test';
let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: async () => {}, template: 'bus' });
  sql = postgres(database.url, { max: 1 });
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

function listen(databaseUrl = database.url) {
  const time = createManualTime();
  const connection = openListeningConnection({
    databaseUrl,
    applicationName,
    channels: () => ['test_channel'],
    onNotification: () => undefined,
    logger: createLogger({ name: 'test', level: 'silent' }),
    timers: time,
  });
  connection.start();
  return { connection, time };
}

const connections = () => sql<{ pid: number }[]>`
  select pid from pg_stat_activity
  where datname = current_database() and application_name = ${applicationName}`;

describe('the listening connection', () => {
  it('tries again, less and less often, while the database is away', async () => {
    const { connection, time } = listen('postgres://postgres@127.0.0.1:1/none');
    for (const delayMs of [100, 200, 400, 800, 1_600, 2_000, 2_000]) {
      await waitFor(() => time.waiting().includes(delayMs));
      time.pass(delayMs);
    }
    await connection.stop();
  });

  it('asks every 15 seconds whether the other end is still there', async () => {
    const { connection, time } = listen();
    for (let beat = 0; beat < 3; beat++) {
      await waitFor(() => time.waiting().includes(15_000));
      time.pass(15_000);
    }
    await waitFor(() => time.waiting().includes(15_000));
    await connection.stop();
    await waitFor(() => time.waiting().length === 0);
  });

  it('leaves no connection behind, whenever it is stopped', async () => {
    for (let turns = 0; turns < 10; turns++) {
      const { connection } = listen();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      await connection.stop();
    }
    const { connection, time } = listen();
    await waitFor(() => time.waiting().includes(15_000));
    await connection.stop();
    await waitFor(async () => (await connections()).length === 0);
  });
});
