import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { from, type TestDatabase, waitFor, createManualTime } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../../test/receive-webhooks.ts';
import {
  createBridgeDatabase,
  startBridge,
  type StartOptions,
  type TestBridge,
} from '../../test/start-bridge.ts';

let database: TestDatabase;
let sql: Sql;
let receiver: Receiver;
let isDown = false;
const started: TestBridge[] = [];
const processes: ChildProcess[] = [];

beforeAll(async () => {
  database = await createBridgeDatabase();
  sql = postgres(database.url, { max: 1 });
});

beforeEach(async () => {
  isDown = false;
  receiver = await startReceiver(() => ({ status: isDown ? 503 : 200 }));
  await sql`truncate sync.webhooks, sync.webhook_deliveries, sync.webhook_owners`;
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  for (const child of processes.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  await receiver.close();
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

async function start(options: StartOptions = {}): Promise<TestBridge> {
  const bridge = await startBridge(database.url, options);
  started.push(bridge);
  return bridge;
}

async function stop(bridge: TestBridge): Promise<void> {
  started.splice(started.indexOf(bridge), 1);
  await bridge.stop();
}

async function startProcess(): Promise<ChildProcess> {
  const program = join(import.meta.dirname, '../../test/bridge-process.ts');
  const child = spawn(process.execPath, [program, database.url, receiver.url, 'ws_a'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  await once(child.stdout, 'data');
  return child;
}

const register = (bridge: TestBridge) =>
  bridge.client.webhooks.register.mutate({ endpointUrl: receiver.url }, from('ws_a'));

const ingest = (bridge: TestBridge) =>
  bridge.client.ingestions.create.mutate({}, from('ws_a')).then(({ ingestionId }) => ingestionId);

const idsReceived = (): string[] =>
  receiver.requests.map(({ body }) => JSON.parse(body).data.ingestionId as string);

const owners = async (): Promise<unknown[]> =>
  (await sql`select owner_id from sync.webhooks`).map((row) => row['owner_id'] as unknown);

describe('registered callbacks', () => {
  it('survive a restart: what came while nobody delivered is delivered, the rest not again', async () => {
    const first = await start();
    const registered = await register(first);
    const before = await ingest(first);
    await waitFor(() => receiver.requests.length === 1);
    await stop(first);
    await sql`
      insert into sync.live_events (workspace_id, id, event, timestamp, data, stored_at)
      values ('ws_a', 'evt_meanwhile', 'ROAMING_DATA_INGESTED', '', '{"ingestionId": "ing_meanwhile"}', now())`;
    const second = await start();
    await waitFor(() => receiver.requests.length === 2);
    const after = await ingest(second);
    await waitFor(() => receiver.requests.length === 3);
    expect(idsReceived()).toEqual([before, 'ing_meanwhile', after]);
    expect(receiver.verified(registered.signingSecret)).toHaveLength(3);
    const again = await register(second);
    expect([again.subscriberId, again.signingSecret]).toEqual([
      registered.subscriberId,
      registered.signingSecret,
    ]);
  });

  it('keep on trying after a restart what was not delivered before it, by the same id', async () => {
    isDown = true;
    const first = await start();
    await register(first);
    const ingestionId = await ingest(first);
    await waitFor(() => receiver.requests.length >= 1);
    await stop(first);
    const tries = receiver.requests.length;
    isDown = false;
    await start();
    await waitFor(() => receiver.requests.length > tries);
    expect(new Set(idsReceived())).toEqual(new Set([ingestionId]));
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('do not wait for a lost one: what was delivered after it is not delivered again', async () => {
    const lost = { id: '' };
    await receiver.close();
    receiver = await startReceiver(({ body }) => ({ status: body.includes(lost.id) ? 500 : 200 }));
    const first = await start();
    await register(first);
    lost.id = 'ing_lost';
    const sink = first.bridge.sink.createCaller(from('*').context.ctx);
    const event = (n: number, ingestionId: string) => ({
      id: `evt_lost_${n}`,
      workspaceId: 'ws_a',
      event: 'ROAMING_DATA_INGESTED' as const,
      timestamp: '2026-01-01T00:00:00.000Z',
      data: { ingestionId },
    });
    await sink.publish([event(1, 'ing_lost'), event(2, 'ing_two'), event(3, 'ing_three')]);
    await waitFor(() => idsReceived().includes('ing_two') && idsReceived().includes('ing_three'));
    await stop(first);
    lost.id = 'nothing';
    const lostTries = idsReceived().filter((id) => id === 'ing_lost').length;
    const second = await start();
    await waitFor(() => idsReceived().filter((id) => id === 'ing_lost').length > lostTries);
    const last = await ingest(second);
    await waitFor(() => idsReceived().includes(last));
    expect(idsReceived().filter((id) => id !== 'ing_lost')).toEqual(
      expect.toSatisfy((ids: string[]) => new Set(ids).size === ids.length && ids.length === 3),
    );
  });

  it('of a replica that was killed are taken over by another one, which continues', async () => {
    const killed = await startProcess();
    const [owner] = await owners();
    const survivor = await start();
    const delivered = await ingest(survivor);
    // Stored as delivered: how far it came is known to the next owner.
    await waitFor(async () => (await sql`select from sync.webhook_deliveries`).length === 1);
    expect(await owners()).toEqual([owner]);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const killedAt = performance.now();
    const missed = await ingest(survivor);
    expect(await owners()).toEqual([owner]);
    await waitFor(() => idsReceived().includes(missed));
    expect(performance.now() - killedAt).toBeLessThan(16_000);
    expect(idsReceived()).toEqual([delivered, missed]);
    expect(await owners()).not.toEqual([owner]);
  });

  it('of a replica that stops are taken over at once', async () => {
    const time = createManualTime();
    const leaving = await start();
    await register(leaving);
    // Its timers never fire: it delivers only if it is notified of the callbacks.
    const staying = await start({ timers: time, clock: time });
    await waitFor(async () => {
      const [row] = await sql`select count(*)::int as count from sync.webhook_owners`;
      return row!['count'] === 2;
    });
    await waitFor(async () => {
      const [row] = await sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'sync-bridge wakeups'`;
      return row!['count'] === 2;
    });
    await stop(leaving);
    const ingestionId = await ingest(staying);
    await waitFor(() => idsReceived().includes(ingestionId));
  });
});
