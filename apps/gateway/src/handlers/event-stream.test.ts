import { afterEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

/** A stream of a signed-in caller whose first event has come. */
async function openStream() {
  gateway = await startGateway();
  const headers = { authorization: `Bearer ${await gateway.issuer.issue({ sid: 'ses_listens' })}` };
  const answer = await gateway.request('/api/events', { headers });
  const reader = answer.body!.getReader();
  const first = await reader.read();
  return { answer, reader, first: new TextDecoder().decode(first.value), headers };
}

test('events come as they happen', async () => {
  const { answer, first } = await openStream();
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(first).toContain('event: RUN_CREATED');
});

test('the stream ends with a logout through this gateway', async () => {
  const { reader, headers } = await openStream();
  await gateway.request('/api/auth/logout', { method: 'POST', headers });
  expect((await reader.read()).done).toBe(true);
});

test('the stream ends within five seconds of a logout elsewhere', async () => {
  const { reader } = await openStream();
  const revokedAt = performance.now();
  gateway.identity.revoked.push('ses_listens');
  expect((await reader.read()).done).toBe(true);
  expect(performance.now() - revokedAt).toBeLessThan(5_000);
});

test('the stream ends when the process begins to stop', async () => {
  const { reader } = await openStream();
  const stopped = gateway.gateway.stop();
  expect((await reader.read()).done).toBe(true);
  await stopped;
});
