import { createNatsEventLog } from '@workspace-ops/bus/nats-events';
import {
  natsServerProgram,
  startNatsServer,
  type NatsServer,
} from '@workspace-ops/bus/nats-server';
import type { LiveEvent } from '@workspace-ops/contracts';
import { createLogger, newId, systemTimers } from '@workspace-ops/service-kit';
import {
  callFrom,
  createClosedWorkspaces,
  from,
  type TestDatabase,
  waitFor,
} from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver } from '../../test/receive-webhooks.ts';
import { createBridgeDatabase, startBridge, type TestBridge } from '../../test/start-bridge.ts';

if (natsServerProgram === undefined)
  process.stderr.write(
    'Left out: a bridge whose events are in NATS. NATS_SERVER names no nats-server, nor has the PATH one.\n',
  );

const newEvents = (workspaceId: string, count: number): LiveEvent[] =>
  Array.from({ length: count }, () => ({
    id: newId('evt'),
    workspaceId,
    event: 'RUN_CREATED',
    timestamp: '2026-03-01T11:59:59.000Z',
    data: { runId: newId('run') },
  }));

async function publish(test: TestBridge, events: LiveEvent[]): Promise<void> {
  const { publish: send } = test.bridge.sink.createCaller(callFrom('*'));
  await waitFor(() =>
    send(events).then(
      () => true,
      () => false,
    ),
  );
}

async function open({ bridge }: TestBridge, workspaceId: string, lastEventId?: string) {
  const answer = await bridge.raw.eventStream(callFrom(workspaceId), { lastEventId });
  const messages = (answer.body as AsyncIterable<string>)[Symbol.asyncIterator]();
  await messages.next();
  return async (): Promise<string | undefined> =>
    (await messages.next()).value?.match(/^id: (.*)$/m)?.[1];
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createBridgeDatabase();
});
afterAll(() => database.drop());

it('delivers from PostgreSQL to a callback whose position is one of NATS', async () => {
  const receiver = await startReceiver();
  const before = await startBridge(database.url);
  await before.client.webhooks.register.mutate({ endpointUrl: receiver.url }, from('ws_back'));
  await before.stop();
  const sql = postgres(database.url, { max: 1 });
  await sql`update sync.webhooks set position = ${2 ** 50} where workspace_id = 'ws_back'`;
  const test = await startBridge(database.url);
  await publish(test, newEvents('ws_back', 2));
  await waitFor(() => receiver.requests.length === 2);
  await test.stop();
  const [row] = await sql`select position from sync.webhooks where workspace_id = 'ws_back'`;
  expect(Number(row!['position'])).toBeLessThan(2 ** 49);
  await sql.end();
  await receiver.close();
});

it('does not start where NATS is to keep the events and there is none', async () => {
  const environment = { LIVE_EVENT_COPIES: '3' };
  await expect(startBridge('postgres://nobody@127.0.0.1:1/none', { environment })).rejects.toThrow(
    'LIVE_EVENT_COPIES asks for NATS, and NATS_URL names no server of it',
  );
});

describe.skipIf(natsServerProgram === undefined)('a bridge whose events are in NATS', () => {
  let server: NatsServer;
  const closed = createClosedWorkspaces();
  const started: TestBridge[] = [];
  const start = async (): Promise<TestBridge> => {
    const test = await startBridge(database.url, {
      natsUrl: server.url,
      environment: { LIVE_EVENT_COPIES: '1' },
      closedWorkspaces: closed,
    });
    started.push(test);
    return test;
  };

  beforeAll(async () => {
    server = await startNatsServer(natsServerProgram!);
  });
  afterAll(async () => {
    await Promise.all(started.map((test) => test.stop()));
    await server.stop();
  });

  it('goes on after Last-Event-ID at another replica, and then live', async () => {
    const [one, other] = [await start(), await start()];
    const before = newEvents('ws_resume', 250);
    await publish(one, before);
    const next = await open(other, 'ws_resume', before[9]!.id);
    const after = newEvents('ws_resume', 150);
    await publish(one, after);
    for (const { id } of [...before.slice(10), ...after]) expect(await next()).toBe(id);
    const sql = postgres(database.url, { max: 1 });
    expect(await sql`select * from sync.live_events where workspace_id = 'ws_resume'`).toEqual([]);
    await sql.end();
  });

  it('delivers to a callback whose position is one of PostgreSQL', async () => {
    const receiver = await startReceiver();
    const before = await startBridge(database.url);
    await before.client.webhooks.register.mutate({ endpointUrl: receiver.url }, from('ws_hook'));
    await publish(before, newEvents('ws_hook', 1));
    await waitFor(() => receiver.requests.length === 1);
    await before.stop();
    const test = await start();
    const events = newEvents('ws_hook', 3);
    await publish(test, events);
    await waitFor(() => receiver.requests.length === 4);
    expect(new Set(receiver.requests.slice(1).map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set(events.map(({ id }) => id)),
    );
    await receiver.close();
  });

  it('erases the events of a deleted workspace', async () => {
    const test = await start();
    const log = createNatsEventLog({
      natsUrl: server.url,
      copies: 1,
      applicationName: 'test',
      logger: createLogger({ name: 'test', level: 'silent' }),
      timers: systemTimers,
    });
    log.start();
    const [gone, kept] = [newEvents('ws_gone', 2), newEvents('ws_kept', 1)];
    await publish(test, [...gone, ...kept]);
    const read = async (workspaceId: string): Promise<string[]> => {
      const stored = await log.read({ workspaceId, after: 0, limit: 10 });
      return stored.map(({ id }) => id);
    };
    expect(await read('ws_gone')).toEqual(gone.map(({ id }) => id));
    closed.closed.deleted.push({ workspaceId: 'ws_gone', isSettled: true });
    await waitFor(() => closed.erased.some(({ workspaceId }) => workspaceId === 'ws_gone'));
    expect([await read('ws_gone'), await read('ws_kept')]).toEqual([[], [kept[0]!.id]]);
    await log.stop();
  });
});
