import { createClient, OpsError, type LiveEvent, type OpsClient } from '@workspace-ops/sdk';
import { verifyWebhook } from '@workspace-ops/sdk/webhooks';
import { startDatabaseProxy, startStandIn, waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { makeEmail, password } from './sdk-clients.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
let ops: OpsClient;
let other: OpsClient;

async function signUp(): Promise<OpsClient> {
  const baseUrl = system.url;
  const visitor = createClient({ baseUrl });
  const { token } = await visitor.account.signUp({ email: makeEmail(), password });
  return createClient({ baseUrl, token });
}

/** The code of the error that a call ends with. */
const readCode = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!OpsError.is(error)) throw new Error('The call did not fail as it should.', { cause: error });
  return error.code;
};

it.beforeAll(async ({ system: shared }) => {
  system = shared;
  [ops, other] = [await signUp(), await signUp()];
});

it('reads a list of several pages to its end, once each, and from a cursor', async () => {
  const sent = Array.from({ length: 5 }, (_, index) =>
    other.runs.start('OPS-01', { customer: `Customer ${index}` }),
  );
  const ids = (await Promise.all(sent)).map((answer) => answer.runId);
  const read: string[] = [];
  for await (const { id } of other.runs.list({ limit: 2, source: 'mobile_action' })) read.push(id);
  expect(read.toSorted()).toEqual(ids.toSorted());
  const pages = await Array.fromAsync(other.runs.list({ limit: 2 }).pages());
  expect(pages.length).toBeGreaterThan(2);
  const cursor = pages[0]!.nextCursor!;
  const rest = await Array.fromAsync(other.runs.list({ cursor }));
  expect(rest.map(({ id }) => id)).not.toContain(pages[0]!.runs[0]!.id);
  expect(await readCode(ops.get('/api/runs', { params: { query: { cursor } } }))).toBe(
    'invalid_input',
  );
});

it('does what is sent twice with one key once, and refuses another body with it', async () => {
  const options = { idempotencyKey: 'note-17' };
  const [first, again] = [
    await ops.ingest({ notes: 'Pump 3 leaks.' }, options),
    await ops.ingest({ notes: 'Pump 3 leaks.' }, options),
  ];
  expect(again).toEqual(first);
  expect(await readCode(ops.ingest({ notes: 'Pump 4 leaks.' }, options))).toBe('conflict');
});

it('goes on after the last event that came when the connection was lost', async () => {
  const client = await signUp();
  const { secret } = await client.tokens.create({ name: 'Feed', kind: 'agent', scopes: ['read'] });
  const way = await startDatabaseProxy(system.url);
  let opened = 0;
  const feed = createClient({ baseUrl: way.url, token: secret });
  const events = feed.events({ onOpen: () => void (opened += 1) });
  const next = async () => ((await events.next()).value as LiveEvent).data;
  const first = next();
  await waitFor(() => opened === 1);
  const { ingestionId: one } = await client.ingest({ notes: 'one' });
  expect(await first).toEqual({ ingestionId: one });
  await way.cut();
  const missed = [await client.ingest({ notes: 'two' }), await client.ingest({ notes: 'three' })];
  await way.restore();
  for (const { ingestionId } of missed) expect(await next()).toEqual({ ingestionId });
  expect(opened).toBe(2);
  await events.return();
  await way.close();
});

it('ends an answer, a stream and a wait at once when it is aborted', async () => {
  const { runId } = await ops.runs.start('MKT-01', { customer: 'Harbour Dental' });
  const reason = new Error('The page was left.');
  const left = new AbortController();
  const waiting = [
    ops.runs.waitFor(runId, { until: 'completed', signal: left.signal }),
    ops.events({ signal: left.signal }).next(),
    ops.audit.verify({ signal: left.signal }),
  ];
  left.abort(reason);
  const ends = await Promise.allSettled(waiting);
  for (const end of ends) expect(end).toEqual({ status: 'rejected', reason });
});

it('verifies what the service delivers, and refuses it with another secret', async () => {
  const receiver = await startStandIn(() => ({ status: 204 }));
  const { subscriberId, signingSecret } = await ops.webhooks.register({
    endpointUrl: receiver.url,
    events: ['ROAMING_DATA_INGESTED'],
  });
  const { ingestionId } = await ops.ingest({ notes: 'Pump 3 leaks.' });
  const received = await waitFor(() => receiver.requests[0]);
  const event = verifyWebhook(received, signingSecret);
  expect(event).toMatchObject({ event: 'ROAMING_DATA_INGESTED', data: { ingestionId } });
  expect(() => verifyWebhook(received, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toThrow();

  const rotated = await ops.webhooks.rotateSecret(subscriberId);
  expect(await ops.webhooks.test(subscriberId)).toMatchObject({ delivered: true });
  for (const secret of [signingSecret, rotated.signingSecret]) {
    expect(verifyWebhook(receiver.requests.at(-1)!, secret).event).toBe('WEBHOOK_TEST');
  }
  await receiver.close();
});
