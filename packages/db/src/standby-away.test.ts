import { startTestServer, waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from './database.ts';

it('says that commits wait for a standby that is away, and serves what is read', async () => {
  const server = await startTestServer({
    wal_level: 'replica',
    max_wal_senders: '2',
    synchronous_commit: 'on',
  });
  onTestFinished(() => server.stop());
  const admin = postgres(server.url, { max: 1 });
  await admin`create table notes (text text)`;
  const database = createDatabase({ url: server.url, applicationName: 'standby away' });
  onTestFinished(() => database.close());
  await database.ping();

  await admin`alter system set synchronous_standby_names = 'nobody'`;
  await admin`select pg_reload_conf()`;
  const write = () =>
    database.transaction('ws_1', ({ db }) => db.execute(sql`insert into notes values ('waits')`));
  let waiting: Promise<unknown> | undefined;
  // The server reads its settings a moment after the reload: a commit before that waits for nobody.
  const said = await waitFor(() => {
    waiting ??= write().finally(() => (waiting = undefined));
    return database.ping();
  });
  expect(said).toBe('Commits wait for a synchronous standby.');

  await admin`alter system reset synchronous_standby_names`;
  await admin`select pg_reload_conf()`;
  await waiting;
  await expect(database.ping()).resolves.toBeUndefined();
  await admin.end();
});
