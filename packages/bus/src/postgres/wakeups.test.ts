import { createLogger } from '@workspace-ops/service-kit';
import { createTestDatabase, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWakeups } from '../../test/wakeups-contract.ts';
import { createPostgresWakeups } from './wakeups.ts';

const applicationName = 'contract wakeups';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: async () => {}, template: 'bus' });
});
afterAll(() => database.drop());

const connect = (databaseUrl: string) =>
  createPostgresWakeups({
    databaseUrl,
    applicationName,
    logger: createLogger({ name: 'bus', level: 'silent' }),
  });

describeWakeups('PostgreSQL', {
  connect: () => connect(database.url),
  connectToNobody: () => connect('postgres://nobody@127.0.0.1:1/none'),
  async cut() {
    const sql = postgres(database.url, { max: 1 });
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${applicationName}`;
    await sql.end();
  },
});

it('hears a NOTIFY of the release before, and is heard by its LISTEN', async () => {
  const sql = postgres(database.url, { max: 1 });
  const [heard, heardBefore]: [string[], string[]] = [[], []];
  await sql.listen('jobs:insert:before', (payload) => heardBefore.push(payload));
  const wakeups = connect(database.url);
  wakeups.on('jobs:insert:before', (key) => heard.push(key));
  wakeups.start();
  await waitFor(async () => {
    await sql`select pg_notify('jobs:insert:before', '1 0.5')`;
    return heard.includes('1 0.5');
  });
  wakeups.wake('jobs:insert:before', '17');
  await waitFor(() => heardBefore.includes('17'));
  expect(heard).toContain('17');
  await wakeups.stop();
  await sql.end();
});
