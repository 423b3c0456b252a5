import { afterEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

/** Whether it listens on an address that is not 127.0.0.1; the loopback network has many. */
async function isHeardAt(address: string, environment: Record<string, string>): Promise<boolean> {
  gateway = await startGateway({ environment });
  const { port } = new URL(gateway.url);
  try {
    return (await fetch(`http://${address}:${port}/healthz`)).ok;
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED') return false;
    throw error;
  }
}

test('an open tenancy listens on 127.0.0.1 alone', async () => {
  expect(await isHeardAt('127.0.0.2', {})).toBe(false);
  expect((await gateway.request('/healthz')).ok).toBe(true);
});

test('a strict tenancy listens everywhere', async () => {
  expect(await isHeardAt('127.0.0.2', { TENANCY: 'strict' })).toBe(true);
});

test('HOST decides otherwise, and the address says so', async () => {
  expect(await isHeardAt('127.0.0.3', { HOST: '0.0.0.0' })).toBe(true);
  expect(gateway.url).toContain('127.0.0.1');
  await gateway.gateway.stop();
  expect(await isHeardAt('127.0.0.1', { TENANCY: 'strict', HOST: '127.0.0.3' })).toBe(false);
  expect(gateway.url).toContain('//127.0.0.3:');
});
