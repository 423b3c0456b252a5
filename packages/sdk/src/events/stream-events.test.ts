import type { ServerResponse } from 'node:http';
import { startStandIn, waitFor, type StandIn, type StandInHandler } from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../create-client.ts';
import type { LiveEvent } from './live-event.ts';

let service: StandIn;

async function serve(handler: StandInHandler) {
  service = await startStandIn(handler);
  return createClient({ baseUrl: service.url, retries: { count: 0 } });
}

afterEach(() => service.close());

const event = (id: string, note = '') =>
  `id: ${id}\nevent: RUN_CREATED\ndata: {"event":"RUN_CREATED","data":{"runId":"${id}${note}"}}\n\n`;

const begin = (response: ServerResponse): ServerResponse => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(': connected\n\n');
  return response;
};

/** So many events, after which the reader leaves. */
async function take(count: number, events: AsyncIterable<LiveEvent>): Promise<LiveEvent[]> {
  const taken: LiveEvent[] = [];
  for await (const one of events) if (taken.push(one) === count) break;
  return taken;
}

const ids = (events: LiveEvent[]) => events.map(({ id }) => id);
const lastIds = () => service.requests.map(({ headers }) => headers['last-event-id']);

test('events are read whole, however they are cut into parts', async () => {
  const ops = await serve((_request, response) => {
    begin(response);
    const bytes = Buffer.from(event('evt_1', 'é') + event('evt_2'));
    for (let at = 0; at < bytes.length; at += 1) response.write(bytes.subarray(at, at + 1));
  });
  const taken = await take(2, ops.events());
  expect(ids(taken)).toEqual(['evt_1', 'evt_2']);
  expect(taken[0]).toMatchObject({ event: 'RUN_CREATED', data: { runId: 'evt_1é' } });
});

test('a stream that breaks off goes on after the last event that came', async () => {
  const ops = await serve((_request, response) => {
    const number = service.requests.length;
    begin(response).write(event(`evt_${number}`), () => {
      if (number === 1) response.destroy();
      if (number === 2) response.end();
    });
  });
  expect(ids(await take(3, ops.events()))).toEqual(['evt_1', 'evt_2', 'evt_3']);
  expect(lastIds()).toEqual([undefined, 'evt_1', 'evt_2']);
});

test('half an event of a stream that breaks off is not read', async () => {
  const ops = await serve((_request, response) => {
    begin(response);
    if (service.requests.length > 1) response.write(event('evt_2'));
    else response.write(event('evt_1').slice(0, -1), () => response.destroy());
  });
  expect(ids(await take(1, ops.events()))).toEqual(['evt_2']);
  expect(lastIds()).toEqual([undefined, undefined]);
});

test('a stream that is quiet for too long counts as lost', async () => {
  const ops = await serve((_request, response) => {
    begin(response);
    if (service.requests.length > 1) response.write(event('evt_1'));
  });
  expect(ids(await take(1, ops.events({ quietMs: 100 })))).toEqual(['evt_1']);
});

test('a stream goes on after the event that the reader names', async () => {
  const ops = await serve((_request, response) => void begin(response).write(event('evt_8')));
  expect(ids(await take(1, ops.events({ lastEventId: 'evt_7' })))).toEqual(['evt_8']);
  expect(lastIds()).toEqual(['evt_7']);
});

test('a service that is away is asked again', async () => {
  const ops = await serve((_request, response) => {
    if (service.requests.length < 3) return { status: 503, body: 'Bad gateway' };
    begin(response).write(event('evt_1'));
    return undefined;
  });
  let opened = 0;
  const onOpen = () => (opened += 1);
  expect(ids(await take(1, ops.events({ onOpen })))).toEqual(['evt_1']);
  expect(opened).toBe(1);
});

test('a refused stream is an error, also when it is refused later', async () => {
  const ops = await serve((_request, response) => {
    if (service.requests.length > 1) {
      const error = 'The session has ended.';
      return { status: 401, json: { error, message: error, code: 'unauthenticated' } };
    }
    begin(response).end(event('evt_1'));
    return undefined;
  });
  await expect(take(2, ops.events())).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('an answer that is no stream is an error', async () => {
  const ops = await serve(() => ({ headers: { 'content-type': 'text/html' }, body: '<html>' }));
  await expect(take(1, ops.events())).rejects.toMatchObject({ code: 'invalid_answer' });
});

test('an event without an end is an error, and is not kept in memory', async () => {
  const ops = await serve((_request, response) => {
    begin(response).write('data: ');
    const fill = () => {
      while (response.write('x'.repeat(64 * 1_024)));
    };
    response.on('drain', fill);
    fill();
  });
  await expect(take(1, ops.events())).rejects.toMatchObject({ code: 'invalid_answer' });
});

test('the connection ends when the reader leaves, and when the signal says so', async () => {
  let open = 0;
  const ops = await serve((_request, response) => {
    open += 1;
    response.on('close', () => (open -= 1));
    begin(response).write(event('evt_1'));
  });
  await take(1, ops.events());
  await waitFor(() => open === 0);
  const controller = new AbortController();
  const reason = new Error('The page was left.');
  const read = async () => {
    for await (const _event of ops.events({ signal: controller.signal })) controller.abort(reason);
  };
  await expect(read()).rejects.toBe(reason);
  await waitFor(() => open === 0);
});
