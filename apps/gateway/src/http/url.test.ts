import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseQuery } from './url.ts';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

describe('the query’s known names', () => {
  test('known names are read, others are ignored', () => {
    expect(parseQuery('limit=5&x=1&type=', ['limit', 'type'])).toEqual({ limit: '5', type: '' });
  });

  test('a known name given twice is refused', () => {
    expect(() => parseQuery('limit=1&limit=2', ['limit'])).toThrow(
      'limit must be given at most once',
    );
    expect(parseQuery('x=1&x=2', ['limit'])).toEqual({});
  });

  test('array and object forms of a name are other names', () => {
    expect(parseQuery('limit[]=1&limit[a]=2', ['limit'])).toEqual({});
  });

  test('a value comes back as it was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(text.isWellFormed());
        expect(parseQuery(`q=${encodeURIComponent(text)}`, ['q'])).toEqual({ q: text });
      }),
    );
  });
});

describe('the query’s unknown names', () => {
  let gateway: StartedGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.gateway.stop());

  const ignoredBy = async (path: string, init?: RequestInit) => {
    const answer = await gateway.request(path, init);
    return [answer.status, answer.headers.get('x-ignored-parameters')];
  };

  test('unknown query parameters are ignored, and named once each', async () => {
    expect(await ignoredBy('/api/audit-logs?stauts=error&status=error&x=1&x=2')).toEqual([
      200,
      'stauts, x',
    ]);
    expect(await ignoredBy('/api/audit-logs?limit=5')).toEqual([200, null]);
    expect(await ignoredBy('/api/audit-logs?')).toEqual([200, null]);
  });

  test('a row without query parameters names them all, and so does a refusal', async () => {
    expect(await ignoredBy('/api/audit-logs/stats?status=error')).toEqual([200, 'status']);
    expect(await ignoredBy('/api/audit-logs?limit=0&skip=1')).toEqual([400, 'skip']);
  });

  test('the workspace that a webhook’s sender names is no unknown parameter', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const [, ignored] = await ignoredBy('/api/voice/webhook?workspaceId=ws_a&other=1', init);
    expect(ignored).toBe('other');
  });

  test('names cannot break the header, however odd, long or many', async () => {
    const odd = encodeURIComponent('a\r\nSet-Cookie: x=1, é\u{1F600}');
    expect(await ignoredBy(`/api/audit-logs?${odd}=1`)).toEqual([
      200,
      'a%0D%0ASet-Cookie%3A%20x%3D1%2C%20%C3%A9%F0%9F%98%80',
    ]);
    const many = Array.from({ length: 300 }, (_, n) => `p${n}=1`).join('&');
    const [, named] = await ignoredBy(`/api/audit-logs?${many}`);
    expect(String(named).split(', ')).toHaveLength(20);
    const [status, cut] = await ignoredBy(`/api/audit-logs?${'%F0%9F%98%80'.repeat(150)}=1`);
    expect([status, cut]).toEqual([200, '%F0%9F%98%80'.repeat(100)]);
  });
});
