import { beginRequest, yieldToRequests } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

vi.mock('@workspace-ops/service-kit', { spy: true });

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.gateway.stop());
beforeEach(() => vi.clearAllMocks());

const ingest = async (payload: object) => {
  const answer = await gateway.request('/api/sync/ingest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dataType: 'observation', payload }),
  });
  expect(answer.status).toBe(201);
};

/** How many requests began that others yield to. */
const usual = () => vi.mocked(beginRequest).mock.results.length;

test('a small request is yielded to, and yields to none', async () => {
  await ingest({ text: 'short' });
  expect(usual()).toBe(1);
  expect(yieldToRequests).not.toHaveBeenCalled();
});

test('a large one yields before it is parsed, before it is checked and before it is carried out', async () => {
  await ingest({ texts: Array.from({ length: 100 }, () => 'x'.repeat(1_000)) });
  expect(usual()).toBe(0);
  expect(yieldToRequests).toHaveBeenCalledTimes(3);
});

test('a list of hundreds yields before it is read and before it is written', async () => {
  expect((await gateway.request('/api/audit-logs?limit=500')).status).toBe(200);
  expect(yieldToRequests).toHaveBeenCalledTimes(2);
  vi.clearAllMocks();
  expect((await gateway.request('/api/audit-logs?limit=100')).status).toBe(200);
  expect(yieldToRequests).not.toHaveBeenCalled();
});

test('an answer that is streamed for as long as its reader takes is not yielded to', async () => {
  await (await gateway.request('/api/audit-logs/export')).text();
  expect(usual()).toBe(0);
});
