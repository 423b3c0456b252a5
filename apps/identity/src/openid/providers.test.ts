import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAddressPolicy } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProviders } from './providers.ts';

let server: Server;
let port: number;
let requests = 0;
let answer: { status: number; headers?: Record<string, string>; body: string };

beforeAll(async () => {
  server = createServer((_req, res) => {
    requests += 1;
    res.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    res.end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const find = async (issuer: string, allowLoopback: boolean) => {
  const providers = createProviders({
    policy: createAddressPolicy({ allowLoopback, allowHosts: [] }),
    resolveHost: async () => ['127.0.0.1'],
  });
  try {
    return await providers.find({ issuer, clientId: 'client', clientSecret: 'secret' });
  } finally {
    await providers.close();
  }
};

describe('a provider', () => {
  test('is never asked at an internal address, whatever its name has come to mean', async () => {
    for (const host of ['login.example.com', '127.0.0.1', 'localhost']) {
      const attempt = find(`http://${host}:${port}`, false);
      await expect(attempt, host).rejects.toThrow();
    }
    expect(requests).toBe(0);
  });

  test('must be the issuer that its description names', async () => {
    const body = {
      issuer: 'https://login.example.com',
      authorization_endpoint: 'https://x.example',
    };
    answer = { status: 200, body: JSON.stringify(body) };
    await expect(find(`http://127.0.0.1:${port}`, true)).rejects.toThrow();
  });

  test('sends nobody elsewhere, and no endless description', async () => {
    const before = requests;
    answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/other` }, body: '' };
    await expect(find(`http://127.0.0.1:${port}`, true)).rejects.toThrow();
    expect(requests).toBe(before + 1);
    const issuer = `http://127.0.0.1:${port}`;
    answer = { status: 200, body: JSON.stringify({ issuer, pad: 'x'.repeat(2 * 1024 * 1024) }) };
    await expect(find(issuer, true)).rejects.toThrow();
  });
});
