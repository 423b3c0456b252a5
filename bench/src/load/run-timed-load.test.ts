import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runOpenLoad } from './run-timed-load.ts';

it('charges a stall to every request that comes meanwhile, not to one alone', async () => {
  let stall: Promise<void> | undefined;
  const server = createServer((_req, res) => {
    stall ??= delay(500);
    void stall.then(() => res.end('ok'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await runOpenLoad({
    kind: 'open',
    target: { url, requests: [{ method: 'GET', path: '/' }] },
    connections: 2,
    ratePerSecond: 100,
    seconds: 0.8,
  });
  server.close();
  expect(result.requests).toBe(80);
  // Two connections would have shown two slow requests to a generator that waits for answers.
  expect(result.p50Ms).toBeGreaterThan(50);
  expect(result.maxMs).toBeGreaterThan(450);
  // The server's stall is not the generator's.
  expect(result.lateP99Ms).toBeLessThan(result.maxMs / 2);
});
