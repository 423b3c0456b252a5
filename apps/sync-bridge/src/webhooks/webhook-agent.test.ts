import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAddressPolicy, createGuardedAgent } from '@workspace-ops/service-kit';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalUrls } from '../../test/internal-urls.ts';

let server: Server;
let connections = 0;
let port: number;

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  }).listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
});

describe('the connections to callbacks', () => {
  it('are never made to an internal address, however it is written and whatever was checked before', async () => {
    const agent = createGuardedAgent({
      policy: createAddressPolicy({ allowLoopback: false, allowHosts: [] }),
      resolveHost: async () => ['127.0.0.1', '::1'],
      timeoutMs: 1_000,
    });
    for (const url of [...internalUrls, 'http://rebound.example.com/']) {
      const target = new URL(url);
      target.port = String(port);
      const attempt = request(target, { method: 'POST', dispatcher: agent });
      await expect(attempt, url).rejects.toThrow('is not an address that requests may reach');
    }
    await agent.destroy();
    expect(connections).toBe(0);
  });

  it('are made where the policy allows them, by literal address and by name', async () => {
    const agent = createGuardedAgent({
      policy: createAddressPolicy({ allowLoopback: true, allowHosts: [] }),
      resolveHost: async () => ['127.0.0.1'],
      timeoutMs: 1_000,
    });
    for (const host of ['127.0.0.1', 'localhost']) {
      const answer = await request(`http://${host}:${port}/`, { dispatcher: agent });
      expect(answer.statusCode).toBe(200);
      await answer.body.dump();
    }
    await agent.destroy();
    expect(connections).toBe(2);
  });
});
