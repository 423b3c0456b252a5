import type { AppError } from '@workspace-ops/service-kit';
import { countWaiters, from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { internalUrls } from '../../test/internal-urls.ts';
import { type Receiver, startReceiver } from '../../test/receive-webhooks.ts';
import {
  createBridgeDatabase,
  startBridge,
  type StartOptions,
  type TestBridge,
} from '../../test/start-bridge.ts';

let database: TestDatabase;
let receiver: Receiver;
let test: TestBridge | undefined;

beforeAll(async () => {
  database = await createBridgeDatabase();
  receiver = await startReceiver();
});

afterEach(async () => {
  await test?.stop();
  test = undefined;
});

afterAll(async () => {
  await receiver.close();
  await database.drop();
});

async function start(options: StartOptions): Promise<TestBridge> {
  test = await startBridge(database.url, {
    resolveHost: async () => ['93.184.215.14'],
    ...options,
  });
  return test;
}

const strict = { TENANCY: 'strict' };

const register = (bridge: TestBridge, input: { endpointUrl: string; deviceLabel?: string }) =>
  bridge.client.webhooks.register.mutate(input, from('ws_a'));

const readFailure = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.fail('it was registered'),
    (error: Error) => error.cause as AppError,
  );

describe('registering a webhook', () => {
  it('answers with the subscriber, the URL as sent and the signing secret', async () => {
    const bridge = await start({ environment: strict });
    const answer = await register(bridge, { endpointUrl: 'https://hooks.example.com' });
    expect(answer).toEqual({
      success: true,
      message: 'Webhook registered',
      subscriberId: expect.stringMatching(/^sub_[0-9a-f]{32}$/),
      endpointUrl: 'https://hooks.example.com',
      signingSecret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
  });

  it('has the usual label where an empty one is given', async () => {
    const bridge = await start({ environment: strict });
    for (const [index, deviceLabel] of ['', ' ', undefined].entries()) {
      const endpointUrl = `https://hooks.example.com/${index}`;
      const input = { endpointUrl, ...(deviceLabel !== undefined && { deviceLabel }) };
      await bridge.client.webhooks.register.mutate(input, from('ws_labels'));
    }
    const { webhooks } = await bridge.client.webhooks.list.query(undefined, from('ws_labels'));
    expect(webhooks.map(({ label }) => label)).toEqual(Array(3).fill('Studio Mobile Client'));
  });

  it('is audited without the path and the label, either of which may be private', async () => {
    const bridge = await start({ environment: strict });
    await register(bridge, {
      endpointUrl: 'https://hooks.example.com/T0/secret?token=abc',
      deviceLabel: 'Ada’s phone',
    });
    expect(bridge.peers.audited).toMatchObject([
      { action: 'sync.register_webhook', agent: 'ada@example.com', workspaceId: 'ws_a' },
    ]);
    expect(JSON.stringify(bridge.peers.audited)).not.toMatch(/secret|abc|Ada’s/);
  });

  it('refuses what is no http URL, naming endpointUrl', async () => {
    const bridge = await start({});
    for (const endpointUrl of [
      '',
      'ftp://example.com',
      'example.com',
      'http://',
      'http://[::1',
      'https://a b/',
    ]) {
      const failure = await readFailure(register(bridge, { endpointUrl }));
      expect(failure.message).toMatch(/^endpointUrl /);
      expect(failure.status).toBe(400);
    }
  });

  it('has a limit for each workspace, which those registered again do not reach', async () => {
    const bridge = await start({ environment: { ...strict, WEBHOOK_MAX_SUBSCRIPTIONS: '2' } });
    const registerIn = (workspaceId: string, n: number) =>
      bridge.client.webhooks.register.mutate(
        { endpointUrl: `https://example.com/${n}` },
        from(workspaceId),
      );
    const attempts = await Promise.allSettled([1, 2, 3, 4].map((n) => registerIn('ws_limited', n)));
    const refused = attempts.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]!.reason.cause).toMatchObject({ status: 409 });
    await registerIn('ws_limited_other', 3);
    const known = attempts.findIndex((one) => one.status === 'fulfilled') + 1;
    await registerIn('ws_limited', known);
  });

  it('takes twenty of a workspace where nothing else is set', async () => {
    const bridge = await start({ environment: strict });
    const registerNth = (n: number) =>
      bridge.client.webhooks.register.mutate(
        { endpointUrl: `https://example.com/${n}` },
        from('ws_twenty'),
      );
    for (let n = 0; n < 20; n += 1) await registerNth(n);
    expect(await readFailure(registerNth(20))).toMatchObject({
      status: 409,
      message: expect.stringContaining('a workspace may have 20'),
    });
  });

  it('of one workspace many times at once leaves connections to the other workspaces', async () => {
    const bridge = await start({ environment: strict });
    const sql = postgres(database.url, { max: 1 });
    let done: Promise<unknown> | undefined;
    await sql.begin(async (held) => {
      // As if one of them took very long.
      await held`select pg_advisory_xact_lock(7236405, hashtext('ws_flood'))`;
      done = Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          bridge.client.webhooks.register.mutate(
            { endpointUrl: `https://example.com/${n}` },
            from('ws_flood'),
          ),
        ),
      );
      await waitFor(() => countWaiters(held));
      await bridge.client.webhooks.list.query(undefined, from('ws_calm'));
      await bridge.client.ingestions.create.mutate({ notes: 'calm' }, from('ws_calm'));
      expect(await countWaiters(held)).toBeLessThanOrEqual(2);
    });
    await done;
    await sql.end();
  });

  it('refuses an event that there is not, and a filter without events, naming events', async () => {
    const bridge = await start({ environment: strict });
    for (const events of [['RUN_CREATED', 'RUN_BORED'], ['WEBHOOK_TEST'], []]) {
      const failure = await readFailure(
        bridge.client.webhooks.register.mutate(
          { endpointUrl: 'https://example.com/filter', events: events as 'RUN_CREATED'[] },
          from('ws_filter'),
        ),
      );
      expect(failure.message).toMatch(/^events/);
      expect(failure.status).toBe(400);
    }
  });
});

describe('strict tenancy', () => {
  it('accepts no form of an internal address, and connects to none', async () => {
    expect(internalUrls.length).toBeGreaterThanOrEqual(60);
    const bridge = await start({ environment: strict, resolveHost: async () => ['127.0.0.1'] });
    const port = new URL(receiver.url).port;
    for (const url of internalUrls) {
      const endpointUrl = url.replace(/^(https?:[/\\]+[^/\\]*?)(:\d+)?\//i, `$1:${port}/`);
      const failure = await readFailure(register(bridge, { endpointUrl }));
      expect(failure, endpointUrl).toMatchObject({
        status: 400,
        issues: [{ path: 'endpointUrl' }],
      });
    }
    await bridge.client.ingestions.create.mutate({}, from('ws_a'));
    expect(receiver.requests).toEqual([]);
  });

  it('does not connect to a name that came to mean an internal address', async () => {
    const answers: string[][] = [['93.184.215.14']];
    let dialled = 0;
    const bridge = await start({
      environment: strict,
      resolveHost: async () => {
        const answer = answers.shift();
        if (answer !== undefined) return answer;
        dialled += 1;
        return ['127.0.0.1'];
      },
    });
    const port = new URL(receiver.url).port;
    await register(bridge, { endpointUrl: `http://rebind.example.com:${port}/` });
    await bridge.client.ingestions.create.mutate({}, from('ws_a'));
    await waitFor(() => dialled >= 2, { message: 'it was not tried again' });
    expect(receiver.requests).toEqual([]);
  });

  it('reaches what WEBHOOK_ALLOW_HOSTS names', async () => {
    const bridge = await start({
      environment: { ...strict, WEBHOOK_ALLOW_HOSTS: 'receiver.internal' },
      resolveHost: async () => ['127.0.0.1'],
    });
    const port = new URL(receiver.url).port;
    await register(bridge, { endpointUrl: `http://receiver.internal:${port}/` });
    await bridge.client.ingestions.create.mutate({}, from('ws_a'));
    await waitFor(() => receiver.requests.length === 1);
  });
});
