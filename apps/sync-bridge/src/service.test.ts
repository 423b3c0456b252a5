import { runProbes } from '@workspace-ops/service-kit';
import { from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBridgeDatabase, startBridge } from '../test/start-bridge.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createBridgeDatabase();
});

afterAll(() => database.drop());

describe('the sync bridge', () => {
  it('probes its database and how long its messages wait', async () => {
    const test = await startBridge(database.url);
    expect(await runProbes(test.bridge.probes)).toEqual([
      { name: 'sync-bridge database', ok: true },
      { name: 'sync-bridge outbox', ok: true },
    ]);
    test.peers.away.add('audit');
    await test.client.ingestions.create.mutate({}, from('ws_probe'));
    const sql = postgres(database.url, { max: 1 });
    await sql`update sync.outbox set created_at = now() - interval '10 minutes'`;
    const [, waiting] = await runProbes(test.bridge.probes);
    expect(waiting).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/waited for 60\d s/),
    });
    await sql`delete from sync.outbox`;
    await sql.end();
    await test.stop();
  });

  it('says which part is away when the database is', async () => {
    const test = await startBridge('postgres://postgres@127.0.0.1:1/none');
    const results = await runProbes(test.bridge.probes);
    expect(results.map((result) => result.ok)).toEqual([false, false]);
    await test.stop();
  });

  it('removes old events and idempotency keys when it starts', async () => {
    const sql = postgres(database.url, { max: 1 });
    await sql`
      insert into sync.live_events (workspace_id, id, event, timestamp, data, stored_at)
      values ('ws_old', 'evt_old', 'RUN_CREATED', '', '{}', now() - interval '25 hours')`;
    await sql`
      insert into sync.idempotency_keys (workspace_id, endpoint, key, body_hash, created_at)
      values ('ws_old', 'ingest', 'old', '', now() - interval '25 hours')`;
    const test = await startBridge(database.url);
    const left = async () =>
      (
        await sql`
        select id from sync.live_events where workspace_id = 'ws_old'
        union all select key from sync.idempotency_keys where workspace_id = 'ws_old'`
      ).length;
    await waitFor(async () => (await left()) === 0);
    await sql.end();
    await test.stop();
  });
});
