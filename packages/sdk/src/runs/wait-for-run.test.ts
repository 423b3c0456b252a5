import { startStandIn, waitFor, type StandIn } from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../create-client.ts';

let service: StandIn;
/** What the stand-in says of the run. */
let status: string;
/** Sends an event to whoever listens. */
let publish: (runId: string) => void;

interface Behaviour {
  hasEvents?: boolean;
  /** Answers this instead of the first so many reads of the run. */
  awayFor?: number;
}

async function serve({ hasEvents = true, awayFor = 0 }: Behaviour = {}) {
  status = 'running';
  service = await startStandIn(({ path }, response) => {
    if (path === '/api/events' && !hasEvents) return { status: 403, body: '' };
    if (path === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': connected\n\n');
      publish = (runId) =>
        response.write(
          `id: evt_1\ndata: {"event":"RUN_STATUS_CHANGED","data":{"runId":"${runId}"}}\n\n`,
        );
      return undefined;
    }
    if (countReads() <= awayFor) return { status: 503, body: '' };
    return { json: { run: { id: 'run_1', status, errorMessage: 'No model.' } } };
  });
  return createClient({ baseUrl: service.url, retries: { count: 0 } });
}

const countReads = () => service.requests.filter(({ path }) => path !== '/api/events').length;

afterEach(() => service.close());

test('a run is read again as soon as an event names it', async () => {
  const ops = await serve();
  const waiting = ops.runs.waitFor('run_1', { until: 'completed' });
  // Once at first, and once when the stream is open.
  await waitFor(() => countReads() === 2);
  status = 'completed';
  publish('run_2');
  publish('run_1');
  expect((await waiting).run.status).toBe('completed');
  expect(countReads()).toBe(3);
});

test('a run is asked for every now and then where there are no events', async () => {
  const ops = await serve({ hasEvents: false });
  const waiting = ops.runs.waitFor('run_1', { until: ['completed', 'failed'], pollMs: 20 });
  await waitFor(() => countReads() > 3);
  status = 'failed';
  expect((await waiting).run.status).toBe('failed');
});

test.each(['completed', 'failed', 'paused_for_approval'])(
  'by default it is waited until the run does not go on by itself: %s',
  async (last) => {
    const ops = await serve({ hasEvents: false });
    const waiting = ops.runs.waitFor('run_1', { pollMs: 20 });
    await waitFor(() => countReads() > 1);
    status = last;
    expect((await waiting).run.status).toBe(last);
  },
);

test('a run that can never have the status is an error', async () => {
  const ops = await serve();
  status = 'failed';
  await expect(ops.runs.waitFor('run_1', { until: 'completed' })).rejects.toMatchObject({
    code: 'run_ended',
    message: 'run_1 is failed: No model.',
  });
});

test('a service that is away for a while is waited for', async () => {
  const ops = await serve({ hasEvents: false, awayFor: 2 });
  status = 'completed';
  expect((await ops.runs.waitFor('run_1', { pollMs: 20 })).run.status).toBe('completed');
  expect(countReads()).toBe(3);
});

test('a refused read ends the wait', async () => {
  service = await startStandIn(() => ({ status: 404, body: '' }));
  const ops = createClient({ baseUrl: service.url });
  await expect(ops.runs.waitFor('run_1')).rejects.toMatchObject({ status: 404 });
});

test('the wait ends with its time, and with the signal', async () => {
  const ops = await serve();
  await expect(ops.runs.waitFor('run_1', { timeoutMs: 50 })).rejects.toMatchObject({
    code: 'timed_out',
  });
  const controller = new AbortController();
  const reason = new Error('The page was left.');
  const waiting = ops.runs.waitFor('run_1', { signal: controller.signal });
  await waitFor(() => countReads() > 2);
  controller.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});
