import { afterEach, expect, test, vi } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

const listen = async (sid?: string): Promise<Response> => {
  const authorization = `Bearer ${await gateway.issuer.issue(sid === undefined ? {} : { sid })}`;
  return gateway.request('/api/events', { headers: { authorization } });
};

test('a session has twenty event streams at most, and a new one once one has ended', async () => {
  gateway = await startGateway();
  const open = await Promise.all(Array.from({ length: 20 }, () => listen()));
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  const refused = await listen();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toMatchObject({
    error: expect.stringContaining('MAX_EVENT_STREAMS'),
  });
  expect((await listen('ses_2')).status).toBe(200);
  await open[0]!.body!.cancel();
  await vi.waitFor(async () => expect((await listen()).status).toBe(200));
});

test('callers without a session have theirs by address', async () => {
  gateway = await startGateway({ environment: { MAX_EVENT_STREAMS: '1' } });
  expect((await gateway.request('/api/events')).status).toBe(200);
  expect((await gateway.request('/api/events')).status).toBe(429);
  expect((await listen()).status).toBe(200);
});
