import type { LiveEvent } from '@workspace-ops/contracts';
import type { RawAnswer } from '@workspace-ops/rpc';
import {
  callFrom,
  waitFor,
  type TestDatabase,
  createManualTime,
  type ManualTime,
} from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBridgeDatabase, startBridge, type TestBridge } from '../../test/start-bridge.ts';

let database: TestDatabase;
let test: TestBridge;
let time: ManualTime;

beforeAll(async () => {
  database = await createBridgeDatabase();
});

beforeEach(async () => {
  time = createManualTime();
  test = await startBridge(database.url, { timers: time });
});

afterEach(() => test.stop());
afterAll(() => database.drop());

let events = 0;

const event = (workspaceId: string): LiveEvent => ({
  id: `evt_${(++events).toString(16).padStart(32, '0')}`,
  workspaceId,
  event: 'RUN_CREATED',
  timestamp: '2026-03-01T11:59:59.000Z',
  data: { runId: `run_${events}` },
});

const publish = async (workspaceId: string, count: number): Promise<LiveEvent[]> => {
  const published = Array.from({ length: count }, () => event(workspaceId));
  await test.bridge.sink.createCaller(callFrom('*')).publish(published);
  return published;
};

const writeMessage = ({ id, event: name, timestamp, data }: LiveEvent): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify({ event: name, timestamp, data })}\n\n`;

async function open(workspaceId: string, lastEventId?: string) {
  const abort = new AbortController();
  const call = { ...callFrom(workspaceId), signal: abort.signal };
  const answer: RawAnswer = await test.bridge.raw.eventStream(call, { lastEventId });
  const messages = (answer.body as AsyncIterable<string>)[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => (await messages.next()).value;
  expect(await next()).toBe(': connected\n\n');
  return { answer, abort, next };
}

describe('the event stream', () => {
  it('gives what happens in the workspace from now on', async () => {
    await publish('ws_live', 2);
    const stream = await open('ws_live');
    expect(stream.answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });
    await publish('ws_live_other', 1);
    const published = await publish('ws_live', 3);
    for (const one of published) expect(await stream.next()).toBe(writeMessage(one));
  });

  it('gives at the next poll what was committed by a publisher that then died', async () => {
    const stream = await open('ws_died');
    const [before] = await publish('ws_died', 1);
    expect(await stream.next()).toBe(writeMessage(before!));
    const left = event('ws_died');
    const sql = postgres(database.url, { max: 1 });
    await sql`insert into sync.live_events (workspace_id, id, event, timestamp, data, stored_at)
      values ('ws_died', ${left.id}, ${left.event}, ${left.timestamp}, ${sql.json({ ...left.data } as never)}, now())`;
    await sql.end();
    const message = stream.next();
    time.pass(1_000);
    expect(await message).toBe(writeMessage(left));
  });

  it('resumes after Last-Event-ID, and then goes on live without a gap or a repetition', async () => {
    const before = await publish('ws_resume', 250);
    const stream = await open('ws_resume', before[9]!.id);
    const after = await publish('ws_resume', 150);
    for (const one of [...before.slice(10), ...after]) {
      expect(await stream.next()).toBe(writeMessage(one));
    }
  });

  it("resumes from all that is kept when the id is no longer known, or another workspace's", async () => {
    const kept = await publish('ws_old', 2);
    const [foreign] = await publish('ws_old_other', 1);
    for (const id of [`evt_${'f'.repeat(32)}`, foreign!.id]) {
      const stream = await open('ws_old', id);
      for (const one of kept) expect(await stream.next()).toBe(writeMessage(one));
    }
  });

  it('begins now when Last-Event-ID is nonsense', async () => {
    await publish('ws_nonsense', 2);
    const stream = await open('ws_nonsense', "' or 1=1");
    const [published] = await publish('ws_nonsense', 1);
    expect(await stream.next()).toBe(writeMessage(published!));
  });

  it('beats every 15 seconds while nothing happens', async () => {
    const stream = await open('ws_beat');
    const beat = stream.next();
    await waitFor(() => time.waiting().filter((delayMs) => delayMs === 15_000).length > 0);
    time.pass(15_000);
    expect(await beat).toBe(': heartbeat\n\n');
  });

  it('ends when the client leaves, and when the service stops', async () => {
    const [leaving, staying] = [await open('ws_end'), await open('ws_end')];
    const [left, stopped] = [leaving.next(), staying.next()];
    leaving.abort.abort();
    expect(await left).toBeUndefined();
    const stopping = test.stop();
    expect(await stopped).toBeUndefined();
    await stopping;
    test = await startBridge(database.url);
  });
});
