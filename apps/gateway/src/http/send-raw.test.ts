import { setImmediate } from 'node:timers/promises';
import type { RawAnswer, RawHandler } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

const start = async (exportLogs: RawHandler<undefined>, environment = {}): Promise<void> => {
  gateway = await startGateway({ services: { raw: { exportLogs } }, environment });
};

const csv = (body: RawAnswer['body']): RawAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  body,
});

test('a stream arrives part by part', async () => {
  await start(async () =>
    csv(
      (async function* () {
        yield 'a\r\n';
        yield new TextEncoder().encode('ü\r\n');
      })(),
    ),
  );
  const answer = await gateway.request('/api/audit-logs/export');
  expect(answer.headers.get('transfer-encoding')).toBe('chunked');
  expect(await answer.text()).toBe('a\r\nü\r\n');
});

test('a stream adds no more listeners than node finds normal', async () => {
  const warnings: string[] = [];
  const note = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', note);
  await start(async () =>
    csv(
      (async function* () {
        yield 'a';
      })(),
    ),
  );
  await (await gateway.request('/api/audit-logs/export')).text();
  await setImmediate();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('an empty stream is an empty file', async () => {
  await start(async () => csv((async function* () {})()));
  const answer = await gateway.request('/api/audit-logs/export');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('a source that fails before its first part is answered with an error', async () => {
  await start(async () =>
    csv(
      // oxlint-disable-next-line require-yield -- it fails before it could
      (async function* (): AsyncGenerator<string> {
        throw new AppError('unavailable', 'The audit service is down.', { retryAfterSeconds: 2 });
      })(),
    ),
  );
  const answer = await gateway.request('/api/audit-logs/export');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

test('a source that fails later cuts the connection, so that no half is taken for the whole', async () => {
  await start(async () =>
    csv(
      (async function* () {
        yield 'a\r\n';
        throw new Error('broken');
      })(),
    ),
  );
  const reading = gateway.request('/api/audit-logs/export').then((answer) => answer.text());
  await expect(reading).rejects.toThrow();
});

test('a client that leaves ends the source, which never runs far ahead of it', async () => {
  const source = { parts: 0, ended: false, aborted: false };
  await start(async (call) => {
    call.signal?.addEventListener('abort', () => {
      source.aborted = true;
    });
    return csv(
      (async function* () {
        try {
          for (;;) {
            source.parts += 1;
            yield 'x'.repeat(65_536);
          }
        } finally {
          source.ended = true;
        }
      })(),
    );
  });
  const leaving = new AbortController();
  const answer = await gateway.request('/api/audit-logs/export', { signal: leaving.signal });
  await answer.body?.getReader().read();
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  const parts = source.parts;
  expect(parts).toBeLessThan(1_000);
  leaving.abort();
  await vi.waitFor(() => expect(source).toMatchObject({ ended: true, aborted: true }));
});

test('an answer that takes longer than the deadline is 503 with Retry-After', async () => {
  await start(() => new Promise(() => {}), { REQUEST_DEADLINE_MS: '100' });
  const answer = await gateway.request('/api/audit-logs/export');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
});

test('a fault of ours tells the caller nothing of itself', async () => {
  await start(async () => {
    throw new Error('relation "secret_table" does not exist');
  });
  const answer = await gateway.request('/api/audit-logs/export');
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toContain('secret_table');
  expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal' });
});
