import type { Caller } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { type AppError, dayMs } from '@workspace-ops/service-kit';
import {
  anonymousCall,
  from,
  type TestDatabase,
  waitFor,
  createManualTime,
  type ManualTime,
} from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
let status = 200;
const started: TestBridge[] = [];

beforeAll(async () => {
  database = await createBridgeDatabase();
  sql = postgres(database.url, { max: 1 });
  receiver = await startReceiver(() => ({ status }));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  // A callback that is left would be the next test's bridge's.
  await sql`truncate sync.webhooks, sync.webhook_deliveries`;
  receiver.requests.splice(0);
  status = 200;
});

afterAll(async () => {
  await receiver.close();
  await sql.end();
  await database.drop();
});

async function start(options: StartOptions = {}): Promise<TestBridge> {
  const bridge = await startBridge(database.url, options);
  started.push(bridge);
  return bridge;
}

/** With a clock that can be put forward without what falls due meanwhile. */
const startManual = async () => {
  const time = createManualTime();
  let aheadMs = 0;
  const clock = { now: () => new Date(time.now().getTime() + aheadMs) };
  const putForward = (byMs: number): void => void (aheadMs += byMs);
  return { bridge: await start({ timers: time, clock }), time, putForward };
};

type Registration = Parameters<TestBridge['client']['webhooks']['register']['mutate']>[0];

/** The callbacks of a workspace, and one that is registered there. */
async function withWebhook(
  bridge: TestBridge,
  workspaceId: string,
  given: Partial<Registration> = {},
) {
  const { webhooks } = bridge.client;
  const as = from(workspaceId);
  const registered = await webhooks.register.mutate(
    { endpointUrl: `${receiver.url}/${workspaceId}`, ...given },
    as,
  );
  const id = registered.subscriberId;
  return {
    ...registered,
    id,
    list: () => webhooks.list.query(undefined, as),
    get: async () => (await webhooks.get.query({ id }, as)).webhook,
    delete: () => webhooks.delete.mutate({ id }, as),
    rotate: () => webhooks.rotateSecret.mutate({ id }, as),
    test: () => webhooks.test.mutate({ id }, as),
    deliveries: async () => (await webhooks.deliveries.query({ id }, as)).deliveries,
    ingest: () => bridge.client.ingestions.create.mutate({}, as),
    received: () => receiver.requests.filter(({ path }) => path === `/${workspaceId}`),
  };
}

const readFailure = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.fail('it was done'),
    (error: Error) => error.cause as AppError,
  );

const auditedActions = (bridge: TestBridge): string[] =>
  bridge.peers.audited.map(({ action }) => action);

describe('the list of webhooks', () => {
  it('shows the path of an address to who manages them alone', async () => {
    const bridge = await start();
    const { id } = await withWebhook(bridge, 'ws_paths');
    const whole = `${receiver.url}/ws_paths`;
    const hidden = `${receiver.url}/…`;
    const read = async (more: Partial<Caller>) => {
      const ctx = anonymousCall('ws_paths');
      const as = withContext({ ...ctx, caller: { ...ctx.caller, ...more } });
      const listed = await bridge.client.webhooks.list.query(undefined, as);
      const { webhook } = await bridge.client.webhooks.get.query({ id }, as);
      expect(listed.webhooks).toEqual([webhook]);
      return webhook.endpointUrl;
    };
    expect(await read({})).toBe(whole);
    const person = { userId: 'usr_1', sessionId: 'ses_1' };
    expect(await read({ ...person, role: 'owner' })).toBe(whole);
    expect(await read({ ...person, role: 'admin' })).toBe(whole);
    for (const role of ['approver', 'viewer', 'auditor'] as const) {
      expect(await read({ ...person, role })).toBe(hidden);
    }
    const token = {
      id: 'tok_1',
      kind: 'service' as const,
      name: 'Reader',
      scopes: ['read' as const],
    };
    expect(await read({ token })).toBe(hidden);
  });

  it('shows what was registered, newest first, without secrets', async () => {
    const bridge = await start();
    const first = await withWebhook(bridge, 'ws_list', { deviceLabel: 'Tablet' });
    const second = await withWebhook(bridge, 'ws_list', {
      endpointUrl: `${receiver.url}/second`,
      events: ['RUN_CREATED', 'RUN_CREATED'],
    });
    const answer = await first.list();
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(answer).toEqual({
      webhooks: [
        {
          id: second.id,
          endpointUrl: `${receiver.url}/second`,
          label: 'Studio Mobile Client',
          events: ['RUN_CREATED'],
          status: 'active',
          createdAt,
          lastDelivery: null,
        },
        {
          id: first.id,
          endpointUrl: `${receiver.url}/ws_list`,
          label: 'Tablet',
          events: null,
          status: 'active',
          createdAt,
          lastDelivery: null,
        },
      ],
      totalCount: 2,
    });
    expect(JSON.stringify(answer)).not.toContain('whsec_');
    expect(await first.get()).toEqual(answer.webhooks[1]);
  });

  it('does not see another workspace’s, nor does any other operation', async () => {
    const bridge = await start();
    const mine = await withWebhook(bridge, 'ws_mine');
    const { webhooks } = bridge.client;
    const foreign = from('ws_foreign');
    expect(await webhooks.list.query(undefined, foreign)).toEqual({ webhooks: [], totalCount: 0 });
    const input = { id: mine.id };
    for (const refused of [
      () => webhooks.get.query(input, foreign),
      () => webhooks.deliveries.query(input, foreign),
      () => webhooks.delete.mutate(input, foreign),
      () => webhooks.rotateSecret.mutate(input, foreign),
      () => webhooks.test.mutate(input, foreign),
    ]) {
      expect(await readFailure(refused())).toMatchObject({
        status: 404,
        message: 'Webhook not found.',
      });
    }
    expect((await mine.list()).totalCount).toBe(1);
    expect(receiver.requests).toEqual([]);
    const rotated =
      await sql`select from sync.webhooks where id = ${mine.id} and rotated_at is not null`;
    expect(rotated).toHaveLength(0);
  });
});

describe('a filter', () => {
  it('lets through only the events that it names', async () => {
    const bridge = await start();
    const webhook = await withWebhook(bridge, 'ws_filter', { events: ['BOOKING_CONFIRMED'] });
    const all = await withWebhook(bridge, 'ws_filter', { endpointUrl: `${receiver.url}/all` });
    await all.ingest();
    const sink = bridge.bridge.sink.createCaller(from('*').context.ctx);
    await sink.publish([
      {
        id: 'evt_filter_booking',
        workspaceId: 'ws_filter',
        event: 'BOOKING_CONFIRMED',
        timestamp: '2026-01-01T00:00:00.000Z',
        data: { bookingRef: 'book_1' },
      },
    ]);
    await waitFor(() => receiver.requests.length === 3);
    expect(webhook.received().map(({ headers }) => headers['webhook-id'])).toEqual([
      'evt_filter_booking',
    ]);
  });

  it('and the label are replaced by a later registration, at any replica', async () => {
    const [bridge, other] = [await start(), await start()];
    const webhook = await withWebhook(bridge, 'ws_refilter', { events: ['RUN_CREATED'] });
    const again = await withWebhook(other, 'ws_refilter', { deviceLabel: 'New' });
    expect([again.id, again.signingSecret]).toEqual([webhook.id, webhook.signingSecret]);
    expect(await webhook.get()).toMatchObject({ label: 'New', events: null });
    // The replica that delivers is notified a moment later.
    await waitFor(async () => {
      await webhook.ingest();
      return webhook.received().length > 0;
    });
  });
});

describe('deleting a webhook', () => {
  it('ends its deliveries and forgets them, and is audited', async () => {
    const bridge = await start();
    const webhook = await withWebhook(bridge, 'ws_delete');
    const marker = await withWebhook(bridge, 'ws_delete', { endpointUrl: `${receiver.url}/kept` });
    await webhook.ingest();
    await waitFor(async () => (await webhook.deliveries()).length === 1);
    expect(await webhook.delete()).toEqual({ success: true });
    expect((await webhook.list()).webhooks.map(({ id }) => id)).toEqual([marker.id]);
    expect(await sql`select from sync.webhook_deliveries where webhook_id = ${webhook.id}`).toEqual(
      [],
    );
    await marker.ingest();
    await waitFor(() => receiver.requests.filter(({ path }) => path === '/kept').length === 2);
    expect(webhook.received()).toHaveLength(1);
    expect(await readFailure(webhook.delete())).toMatchObject({ status: 404 });
    expect(auditedActions(bridge)).toContain('sync.delete_webhook');
    expect(JSON.stringify(bridge.peers.audited)).not.toContain('/ws_delete');
  });

  it('makes room for another one', async () => {
    const bridge = await start({ environment: { WEBHOOK_MAX_SUBSCRIPTIONS: '1' } });
    const webhook = await withWebhook(bridge, 'ws_room');
    const endpointUrl = `${receiver.url}/more`;
    expect(await readFailure(withWebhook(bridge, 'ws_room', { endpointUrl }))).toMatchObject({
      status: 409,
    });
    await webhook.delete();
    await withWebhook(bridge, 'ws_room', { endpointUrl });
  });

  it('happens by itself when the receiver answers 410, and is audited', async () => {
    const bridge = await start();
    const webhook = await withWebhook(bridge, 'ws_gone');
    status = 410;
    await webhook.ingest();
    await waitFor(async () => (await webhook.list()).totalCount === 0);
    await waitFor(() => auditedActions(bridge).includes('sync.delete_webhook'));
  });
});

describe('a rotated secret', () => {
  it('signs at once, and for 24 hours the one before as well', async () => {
    const { bridge, putForward } = await startManual();
    const webhook = await withWebhook(bridge, 'ws_rotate');
    const { signingSecret } = await webhook.rotate();
    expect(signingSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(signingSecret).not.toBe(webhook.signingSecret);
    await webhook.ingest();
    await waitFor(() => webhook.received().length === 1);
    const { headers, body } = webhook.received()[0]!;
    expect(String(headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const secret of [signingSecret, webhook.signingSecret])
      new Verifier(secret).verify(body, headers as Record<string, string>);
    putForward(dayMs);
    await webhook.ingest();
    await waitFor(() => webhook.received().length === 2);
    const later = String(webhook.received()[1]!.headers['webhook-signature']);
    expect(later.split(' ')).toHaveLength(1);
    expect(auditedActions(bridge)).toContain('sync.rotate_webhook_secret');
    expect(JSON.stringify(bridge.peers.audited)).not.toContain('whsec_');
  });

  it('is replaced by the newest two when it is rotated again', async () => {
    const bridge = await start();
    const webhook = await withWebhook(bridge, 'ws_rotate_twice');
    const second = await webhook.rotate();
    const third = await webhook.rotate();
    await webhook.ingest();
    await waitFor(() => webhook.received().length === 1);
    const { headers, body } = webhook.received()[0]!;
    const verify = (secret: string) =>
      new Verifier(secret).verify(body, headers as Record<string, string>);
    verify(second.signingSecret);
    verify(third.signingSecret);
    expect(() => verify(webhook.signingSecret)).toThrow('No matching signature found');
  });
});

describe('a test of a webhook', () => {
  it('sends a signed event and says what came back', async () => {
    const bridge = await start();
    const webhook = await withWebhook(bridge, 'ws_test', { events: ['RUN_CREATED'] });
    expect(await webhook.test()).toEqual({
      delivered: true,
      status: 200,
      latencyMs: expect.any(Number),
    });
    expect(receiver.verified(webhook.signingSecret)).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        body: {
          event: 'WEBHOOK_TEST',
          timestamp: expect.any(String),
          data: { webhookId: webhook.id },
        },
      },
    ]);
    status = 410;
    expect(await webhook.test()).toMatchObject({ delivered: false, status: 410 });
    expect((await webhook.list()).totalCount).toBe(1);
    expect(auditedActions(bridge)).toContain('sync.test_webhook');
  });

  it('has no status where no answer comes within five seconds', async () => {
    const { bridge, time } = await startManual();
    const silent = await startReceiver(() => new Promise(() => {}));
    const webhook = await withWebhook(bridge, 'ws_test_silent', { endpointUrl: silent.url });
    const answer = webhook.test();
    await waitFor(() => silent.requests.length === 1);
    time.pass(5_000);
    expect(await answer).toMatchObject({ delivered: false, status: null });
    await silent.close();
  });

  it('does not reach an address that became internal after the registration', async () => {
    const answers = [['93.184.215.14']];
    const bridge = await start({
      environment: { TENANCY: 'strict' },
      resolveHost: async () => answers.shift() ?? ['127.0.0.1'],
    });
    const { port } = new URL(receiver.url);
    const webhook = await withWebhook(bridge, 'ws_test_rebind', {
      endpointUrl: `http://rebind.example.com:${port}/`,
    });
    expect(await webhook.test()).toMatchObject({ delivered: false, status: null });
    expect(receiver.requests).toEqual([]);
  });
});

describe('the deliveries of a webhook', () => {
  it('are listed with what became of them, the last one also at the webhook', async () => {
    const bridge = await start();
    const webhook = await withWebhook(bridge, 'ws_deliveries');
    await webhook.ingest();
    await waitFor(async () => (await webhook.deliveries()).length === 1);
    status = 500;
    await webhook.ingest();
    await waitFor(async () => (await webhook.deliveries()).length === 2);
    const [pending, delivered] = await webhook.deliveries();
    expect(delivered).toEqual({
      id: webhook.received()[0]!.headers['webhook-id'],
      event: 'ROAMING_DATA_INGESTED',
      at: expect.any(String),
      status: 'delivered',
      attempts: 1,
      responseStatus: 200,
    });
    expect(pending).toMatchObject({ status: 'pending', responseStatus: 500 });
    expect((await webhook.get()).lastDelivery).toMatchObject({ id: pending!.id });
    status = 204;
    await waitFor(async () => (await webhook.deliveries())[0]!.status === 'delivered');
    expect((await webhook.deliveries())[0]!.attempts).toBeGreaterThan(1);
  });

  it('are kept of the last hundred events', async () => {
    const bridge = await start();
    const webhook = await withWebhook(bridge, 'ws_hundred');
    const sink = bridge.bridge.sink.createCaller(from('*').context.ctx);
    const publish = (first: number, count: number) =>
      sink.publish(
        Array.from({ length: count }, (_, index) => ({
          id: `evt_hundred_${first + index}`,
          workspaceId: 'ws_hundred',
          event: 'RUN_CREATED' as const,
          timestamp: '2026-01-01T00:00:00.000Z',
          data: {},
        })),
      );
    await publish(0, 150);
    await waitFor(async () => (await webhook.deliveries())[0]?.id === 'evt_hundred_149');
    await publish(150, 110);
    // The last event may be delivered, and stored, before some of those that precede it.
    await waitFor(async () => (await webhook.deliveries()).at(-1)?.id === 'evt_hundred_160');
    expect(await webhook.deliveries()).toHaveLength(100);
    // Older ones are deleted a hundred at a time.
    await waitFor(async () => {
      const [row] = await sql`
        select count(*)::int as count from sync.webhook_deliveries where webhook_id = ${webhook.id}`;
      return row!['count'] <= 200;
    });
  });
});

describe('a webhook that fails', () => {
  /** Ingests an event and lets its five tries fail. */
  async function fail(webhook: Awaited<ReturnType<typeof withWebhook>>, time: ManualTime) {
    const tried = webhook.received().length;
    await webhook.ingest();
    for (let tries = 1; tries <= 5; tries += 1) {
      await waitFor(() => {
        time.pass(1_000);
        return webhook.received().length >= tried + tries;
      });
    }
  }

  it('is disabled after three days of failures only, with a warning in the audit log and a notice to the admins', async () => {
    const { bridge, time, putForward } = await startManual();
    const webhook = await withWebhook(bridge, 'ws_failing');
    status = 500;
    await fail(webhook, time);
    putForward(3 * dayMs - 60_000);
    await fail(webhook, time);
    expect((await webhook.get()).status).toBe('active');
    putForward(60_000);
    await fail(webhook, time);
    await waitFor(async () => (await webhook.get()).status === 'disabled');
    await waitFor(() =>
      bridge.peers.audited.some(
        ({ action, status: level, workspaceId }) =>
          action === 'sync.disable_webhook' && level === 'warning' && workspaceId === 'ws_failing',
      ),
    );
    await waitFor(() => bridge.peers.notices.length > 0);
    expect(bridge.peers.notices).toEqual([
      {
        kind: 'webhook_disabled',
        id: expect.any(String),
        workspaceId: 'ws_failing',
        origin: new URL(receiver.url).origin,
        failingSince: expect.any(String),
      },
    ]);
    expect((await webhook.deliveries())[0]).toMatchObject({ status: 'failed', attempts: 5 });

    status = 200;
    const marker = await withWebhook(bridge, 'ws_failing', { endpointUrl: `${receiver.url}/ok` });
    const before = webhook.received().length;
    await marker.ingest();
    await waitFor(() => receiver.requests.some(({ path }) => path === '/ok'));
    expect(webhook.received()).toHaveLength(before);

    const again = await withWebhook(bridge, 'ws_failing');
    expect([again.id, again.signingSecret]).toEqual([webhook.id, webhook.signingSecret]);
    expect((await webhook.get()).status).toBe('active');
    const { ingestionId } = await webhook.ingest();
    await waitFor(() => webhook.received().length === before + 1);
    expect(webhook.received().at(-1)!.body).toContain(ingestionId);
  });

  it('is not disabled when one delivery has succeeded in between', async () => {
    const { bridge, time, putForward } = await startManual();
    const webhook = await withWebhook(bridge, 'ws_flaky');
    status = 500;
    await fail(webhook, time);
    putForward(2 * dayMs);
    status = 200;
    await webhook.ingest();
    await waitFor(() => webhook.received().length === 6);
    putForward(2 * dayMs);
    status = 500;
    await fail(webhook, time);
    await waitFor(async () => {
      time.pass(1_000);
      return (await webhook.deliveries())[0]?.status === 'failed';
    });
    expect((await webhook.get()).status).toBe('active');
  });
});

it('deliveries are counted by their outcome', async () => {
  const bridge = await start();
  const webhook = await withWebhook(bridge, 'ws_counted');
  await webhook.ingest();
  const readCount = async (outcome: string): Promise<number | undefined> => {
    const values = await Promise.all(bridge.bridge.measures!.map((one) => one.read()));
    return values
      .flat()
      .find(
        ({ gauge, labels }) =>
          gauge === 'workspace_ops_deliveries_total' && labels['outcome'] === outcome,
      )?.value;
  };
  await waitFor(async () => (await readCount('delivered')) === 1);
  status = 410;
  await webhook.ingest();
  await waitFor(async () => (await readCount('gone')) === 1);
});
