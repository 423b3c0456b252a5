import { request } from 'node:http';
import type { RawAnswer } from '@workspace-ops/rpc';
import { createLargeTurn } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.gateway.stop());

/** What a large request waits for others, less what timers may be early. */
const turnWaitMs = 990;

const json = { 'content-type': 'application/json' };

/** A usual request that stays under way: the rest of its body does not come. */
async function holdRequest(): Promise<void> {
  const held = request(`${gateway.url}/api/sync/ingest`, {
    method: 'POST',
    headers: { ...json, 'content-length': 100, expect: '100-continue' },
  });
  held.on('error', () => undefined);
  onTestFinished(() => void held.destroy());
  held.flushHeaders();
  await new Promise((resolve) => held.once('continue', resolve));
}

/** How long an answer takes that yields to the held request: it waits 50 ms each time, 100 ms in all. */
async function timed(send: () => Promise<Response>): Promise<number> {
  const startedAtMs = performance.now();
  expect((await send()).ok).toBe(true);
  return performance.now() - startedAtMs;
}

const ingest = (texts: string[]) =>
  gateway.request('/api/sync/ingest', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ dataType: 'observation', payload: { texts } }),
  });

test('a large body is read and carried out in parts that yield to usual requests', async () => {
  await holdRequest();
  const texts = Array.from({ length: 100 }, () => 'x'.repeat(1_000));
  expect(await timed(() => ingest(texts))).toBeGreaterThan(90);
});

test('a list of hundreds yields before it is read and before it is written', async () => {
  await holdRequest();
  const elapsedMs = await timed(() => gateway.request('/api/audit-logs?limit=500'));
  expect(elapsedMs).toBeGreaterThan(90);
});

test('large bodies and long lists wait for other large work, a second at most', async () => {
  const turn = createLargeTurn();
  onTestFinished(turn.end);
  await turn.take();
  const large = Array.from({ length: 100 }, () => 'x'.repeat(1_000));
  const [bodyMs, listMs] = await Promise.all([
    timed(() => ingest(large)),
    timed(() => gateway.request('/api/audit-logs?limit=500')),
  ]);
  expect(bodyMs).toBeGreaterThan(turnWaitMs);
  expect(listMs).toBeGreaterThan(turnWaitMs);
});

test('a large request that waits for a provider or for its reader holds up no other', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const synthesizeSpeech = async (): Promise<RawAnswer> => {
    asked.resolve();
    await answered.promise;
    return { status: 200, headers: { 'Content-Type': 'audio/mpeg' }, body: 'ID3' };
  };
  const speaking = await startGateway({ services: { raw: { synthesizeSpeech } } });
  onTestFinished(() => speaking.gateway.stop());
  const spoken = speaking.request('/api/voice/tts', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ text: 'Good morning', ignored: 'x'.repeat(100_000) }),
  });
  await asked.promise;
  const next = createLargeTurn();
  await next.take(3_600_000);
  next.end();
  answered.resolve();
  expect((await spoken).status).toBe(200);
});
