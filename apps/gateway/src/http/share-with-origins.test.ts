import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway({ environment: { ALLOWED_ORIGINS: 'https://app.example.com' } });
});
afterAll(() => gateway.gateway.stop());

const preflight = (origin: string) =>
  gateway.request('/api/sync/ingest', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

test('an allowed origin may call with the cookie', async () => {
  const { status, headers } = await preflight('https://app.example.com');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('https://app.example.com');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
  expect(headers.get('vary')).toBe('Origin');
});

test.each(['https://evil.example.com', 'null', 'https://app.example.com.evil.example'])(
  'the origin %s may not',
  async (origin) => {
    const { headers } = await preflight(origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  },
);
