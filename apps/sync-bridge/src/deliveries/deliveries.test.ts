import { systemClock } from '@workspace-ops/service-kit';
import {
  from,
  waitFor,
  type TestDatabase,
  createManualTime,
  type ManualTime,
} from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../test/receive-webhooks.ts';
import {
  createBridgeDatabase,
  startBridge,
  type StartOptions,
  type TestBridge,
} from '../../test/start-bridge.ts';

let database: TestDatabase;
const started: { stop(): Promise<void> }[] = [];
const receivers: Receiver[] = [];

beforeAll(async () => {
  database = await createBridgeDatabase();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  await Promise.all(receivers.splice(0).map((one) => one.close()));
});

afterAll(() => database.drop());

async function start(options: StartOptions = {}): Promise<TestBridge> {
  const test = await startBridge(database.url, options);
  started.push(test);
  return test;
}

async function receiver(...given: Parameters<typeof startReceiver>): Promise<Receiver> {
  const one = await startReceiver(...given);
  receivers.push(one);
  return one;
}

/** A jitter of + 8 %, so that no other delay of the service is taken for one of a retry. */
const random = () => 0.7;
const retryDelays = [1_080, 2_160, 4_320, 8_640];

const startManual = async (): Promise<{ test: TestBridge; time: ManualTime }> => {
  const time = createManualTime();
  return { test: await start({ timers: time, clock: time, random }), time };
};

const register = (test: TestBridge, endpointUrl: string, workspaceId: string) =>
  test.client.webhooks.register.mutate({ endpointUrl }, from(workspaceId));

const ingest = (test: TestBridge, workspaceId: string) =>
  test.client.ingestions.create.mutate({}, from(workspaceId));

describe('a delivery', () => {
  it('is signed by the Standard Webhooks scheme over the exact body', async () => {
    const test = await start();
    const target = await receiver();
    const { signingSecret } = await register(test, `${target.url}/hook?a=1`, 'ws_signed');
    const { ingestionId, receivedAt } = await ingest(test, 'ws_signed');
    await waitFor(() => target.requests.length === 1);
    expect(target.requests[0]).toMatchObject({
      method: 'POST',
      path: '/hook?a=1',
      headers: { 'content-type': 'application/json' },
    });
    expect(target.verified(signingSecret)).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        body: { event: 'ROAMING_DATA_INGESTED', timestamp: receivedAt, data: { ingestionId } },
      },
    ]);
  });

  it('goes to every subscriber of the workspace and to no other workspace', async () => {
    const test = await start();
    const [mine, alsoMine, foreign] = [await receiver(), await receiver(), await receiver()];
    await register(test, mine.url, 'ws_fan');
    await register(test, alsoMine.url, 'ws_fan');
    await register(test, foreign.url, 'ws_fan_other');
    await ingest(test, 'ws_fan');
    await ingest(test, 'ws_fan_other');
    await waitFor(() => [mine, alsoMine, foreign].every((one) => one.requests.length === 1));
    expect(foreign.requests[0]!.body).not.toBe(mine.requests[0]!.body);
  });

  it('is tried five times with growing delays and one id, and then given up', async () => {
    const { test, time } = await startManual();
    const target = await receiver(() => ({ status: 500 }));
    const { signingSecret } = await register(test, target.url, 'ws_retry');
    await ingest(test, 'ws_retry');
    for (const [index, delayMs] of retryDelays.entries()) {
      await waitFor(() => time.waiting().includes(delayMs));
      expect(target.requests).toHaveLength(index + 1);
      time.pass(delayMs);
    }
    await waitFor(() => target.requests.length === 5);
    await waitFor(() => !time.waiting().includes(250));
    time.pass(60_000);
    expect(target.requests).toHaveLength(5);
    expect(new Set(target.verified(signingSecret).map((one) => one.id)).size).toBe(1);
  });

  it('ends with the first 2xx', async () => {
    const { test, time } = await startManual();
    const answers = [503, 204];
    const target = await receiver(() => ({ status: answers.shift() ?? 500 }));
    await register(test, target.url, 'ws_recovered');
    await ingest(test, 'ws_recovered');
    await waitFor(() => time.waiting().includes(1_080));
    time.pass(1_080);
    await waitFor(() => target.requests.length === 2);
    await waitFor(() => !time.waiting().includes(250));
    time.pass(60_000);
    expect(target.requests).toHaveLength(2);
  });

  it('answered with 410 ends the subscription; registering again begins it anew', async () => {
    const { test } = await startManual();
    const answers = [410];
    const target = await receiver(() => ({ status: answers.shift() ?? 200 }));
    await register(test, target.url, 'ws_gone');
    await ingest(test, 'ws_gone');
    const list = () => test.client.webhooks.list.query(undefined, from('ws_gone'));
    await waitFor(async () => (await list()).totalCount === 0);
    await ingest(test, 'ws_gone');
    await register(test, target.url, 'ws_gone');
    const { ingestionId } = await ingest(test, 'ws_gone');
    await waitFor(() => target.requests.length === 2);
    expect(target.requests[1]!.body).toContain(ingestionId);
  });

  it('does not follow redirects', async () => {
    const { test, time } = await startManual();
    const other = await receiver();
    const target = await receiver(() => ({ status: 307, headers: { location: other.url } }));
    await register(test, target.url, 'ws_redirect');
    await ingest(test, 'ws_redirect');
    await waitFor(() => time.waiting().includes(1_080));
    expect(other.requests).toEqual([]);
  });

  it('without an answer within 5 s has failed, and held up nobody', async () => {
    const { test, time } = await startManual();
    const target = await receiver(() => new Promise(() => {}));
    await register(test, target.url, 'ws_silent');
    await ingest(test, 'ws_silent');
    await waitFor(() => target.requests.length === 1);
    time.pass(4_999);
    expect(time.waiting()).not.toContain(1_080);
    time.pass(1);
    await waitFor(() => time.waiting().includes(1_080));
  });

  it('whose answer begins and does not end within 5 s has failed too', async () => {
    const { test, time } = await startManual();
    const target = await receiver((_request, response) => {
      response.writeHead(200).write('...');
    });
    await register(test, target.url, 'ws_endless');
    await ingest(test, 'ws_endless');
    await waitFor(() => target.requests.length === 1);
    time.pass(4_999);
    expect(time.waiting()).not.toContain(1_080);
    time.pass(1);
    await waitFor(() => time.waiting().includes(1_080));
  });
});

describe('a subscriber', () => {
  it('that is slow gets every event, though only some are held in memory', async () => {
    const test = await start();
    const target = await receiver();
    await register(test, target.url, 'ws_burst');
    const events = Array.from({ length: 1_000 }, (_, index) => ({
      id: `evt_burst_${index}`,
      workspaceId: 'ws_burst',
      event: 'RUN_CREATED' as const,
      timestamp: systemClock.now().toISOString(),
      data: { runId: `run_${index}` },
    }));
    const sink = test.bridge.sink.createCaller(from('*').context.ctx);
    await Promise.all(
      [0, 1, 2, 3].map((part) => sink.publish(events.slice(part * 250, part * 250 + 250))),
    );
    await waitFor(() => target.requests.length >= 1_000);
    expect(new Set(target.requests.map((one) => one.headers['webhook-id'])).size).toBe(1_000);
  });

  it('that is dead does not slow the others', async () => {
    const test = await start({ environment: { WEBHOOK_MAX_SUBSCRIPTIONS: '1000' } });
    const silent = await receiver(() => new Promise(() => {}));
    const sound = await receiver();
    const urls = Array.from({ length: 200 }, (_, index) => `${silent.url}/${index}`);
    await Promise.all(urls.map((url) => register(test, url, 'ws_dead')));
    await register(test, sound.url, 'ws_dead');
    const { ingestionId } = await ingest(test, 'ws_dead');
    await waitFor(() => sound.requests.some((one) => one.body.includes(ingestionId)), {
      timeoutMs: 4_000,
    });
  });

  it('that registers the same URL again stays one subscriber', async () => {
    const test = await start();
    const target = await receiver();
    const first = await register(test, target.url, 'ws_twice');
    const again = await Promise.all(
      Array.from({ length: 8 }, () => register(test, `${target.url}/`, 'ws_twice')),
    );
    for (const one of again) {
      expect([one.subscriberId, one.signingSecret]).toEqual([
        first.subscriberId,
        first.signingSecret,
      ]);
    }
    await ingest(test, 'ws_twice');
    await ingest(test, 'ws_twice');
    await waitFor(() => target.requests.length === 2);
    const bodies = new Set(target.requests.map((one) => one.body));
    expect(bodies.size).toBe(2);
  });
});

describe('several replicas', () => {
  it('each deliver what happened at any of them', async () => {
    const [one, other] = [await start(), await start()];
    const target = await receiver();
    await register(one, target.url, 'ws_replicas');
    const { ingestionId } = await ingest(other, 'ws_replicas');
    await waitFor(() => target.requests.length === 1);
    expect(target.requests[0]!.body).toContain(ingestionId);
  });

  it('hold one URL once: the newer registration takes it over', async () => {
    const [one, other] = [await start(), await start()];
    const [target, marker] = [await receiver(), await receiver()];
    await register(one, target.url, 'ws_take');
    await register(one, marker.url, 'ws_take');
    const newer = await register(other, target.url, 'ws_take');
    await ingest(one, 'ws_take');
    await waitFor(() => target.requests.length === 1 && marker.requests.length === 1);
    await ingest(one, 'ws_take');
    await waitFor(() => target.requests.length === 2 && marker.requests.length === 2);
    expect(target.verified(newer.signingSecret)).toHaveLength(2);
  });

  it('catch up on what happened while their connection was lost', async () => {
    const test = await start();
    const target = await receiver();
    await register(test, target.url, 'ws_gap');
    const sql = postgres(database.url, { max: 1 });
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'sync-bridge wakeups'`;
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push((await ingest(test, 'ws_gap')).ingestionId);
    await waitFor(() => target.requests.length === 5);
    const listening = () => sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'sync-bridge wakeups'`;
    await waitFor(async () => (await listening()).length === 1);
    await sql.end();
    const bodies = target.requests.map((one) => one.body).join();
    for (const id of ids) expect(bodies).toContain(id);
  });
});
