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

const readList = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());

test('a page of an allowed origin may send the headers that the service reads', async () => {
  const { headers } = await preflight('https://app.example.com');
  expect(readList(headers, 'access-control-allow-headers')).toEqual(
    expect.arrayContaining(
      'authorization content-type x-workspace-id x-device-token idempotency-key if-match if-none-match last-event-id x-request-id traceparent'.split(
        ' ',
      ),
    ),
  );
});

test('it may read the headers that the service answers with', async () => {
  const { headers } = await gateway.request('/api/playbooks', {
    headers: { origin: 'https://app.example.com' },
  });
  expect(readList(headers, 'access-control-expose-headers')).toEqual(
    expect.arrayContaining(
      'etag ratelimit ratelimit-policy retry-after x-request-id x-device-token x-ignored-parameters x-voice-id content-disposition'.split(
        ' ',
      ),
    ),
  );
});

interface Described {
  parameters?: { in: string; name: string }[];
  responses?: Record<string, { headers?: Record<string, unknown> }>;
}

/** Which a page may read or never sees, as the browser follows a redirect itself, whatever is exposed. */
const ofBrowsers =
  /^(?:cache-control|content-language|content-length|content-type|location|set-cookie)$/;

test('it may send and read every header that the description of the interface names', async () => {
  const preflighted = await preflight('https://app.example.com');
  const sent = readList(preflighted.headers, 'access-control-allow-headers');
  const read = readList(preflighted.headers, 'access-control-expose-headers');
  const description = (await (await gateway.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, Described>>;
    components: { parameters?: Record<string, { in: string; name: string }> };
  };
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  const parameters = [
    ...operations.flatMap(({ parameters: own = [] }) => own),
    ...Object.values(description.components.parameters ?? {}),
  ];
  const requestHeaders = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  const answered = operations.flatMap(({ responses = {} }) =>
    Object.values(responses).flatMap(({ headers = {} }) => Object.keys(headers)),
  );
  const lower = (names: string[]): string[] => [
    ...new Set(names.map((name) => name.toLowerCase())),
  ];
  expect(lower(requestHeaders).length).toBeGreaterThan(2);
  expect(lower(answered).length).toBeGreaterThan(4);
  // A webhook's sender is no page.
  const ofPages = lower(requestHeaders).filter((name) => !/webhook/.test(name));
  expect(ofPages.filter((name) => !sent.includes(name))).toEqual([]);
  const unread = lower(answered).filter((name) => !read.includes(name) && !ofBrowsers.test(name));
  expect(unread).toEqual([]);
});
