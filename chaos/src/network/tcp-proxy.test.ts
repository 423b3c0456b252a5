import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { request } from 'undici';
import { waitUntil } from '../wait-until.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let proxy: TcpProxy;
let served = 0;
const server = createServer((_req, res) => {
  served++;
  res.setHeader('Connection', 'close').end('whole');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startTcpProxy();
  proxy.pointTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

async function ask(signal?: AbortSignal): Promise<string> {
  const { body } = await request(proxy.url, { signal: signal ?? null, reset: true });
  return body.text();
}

it('passes what is asked and answered', async () => {
  expect(await ask()).toBe('whole');
});

it('refuses connections, and takes them again at the same address', async () => {
  await proxy.become('refuse');
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await proxy.become('pass');
  expect(await ask()).toBe('whole');
});

it('swallows an answer to what has arrived', async () => {
  await proxy.become('swallow');
  const before = { served, broken: proxy.broken() };
  const leaving = new AbortController();
  const asked = expect(ask(leaving.signal)).rejects.toThrow('aborted');
  expect(await waitUntil(() => proxy.broken() > before.broken, 5_000)).toBe(true);
  expect(served).toBe(before.served + 1);
  leaving.abort();
  await asked;
  await proxy.become('pass');
});

it('cuts some answers off in their middle', async () => {
  await proxy.become('cut');
  const before = proxy.broken();
  const outcomes = await Promise.allSettled([ask(), ask(), ask()]);
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBe(
    proxy.broken() - before,
  );
  expect(proxy.broken()).toBeGreaterThan(before);
  await proxy.become('pass');
});
