import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawAnswer, RawHandler } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '@workspace-ops/testkit';
import type { Response } from 'express';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';
import { sendRaw, type Pace } from './send-raw.ts';

describe('raw answers', () => {
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
    await start(async (ctx) => {
      ctx.signal?.addEventListener('abort', () => {
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

  test('a fault of ours is not described to the caller', async () => {
    await start(async () => {
      throw new Error('relation "secret_table" does not exist');
    });
    const answer = await gateway.request('/api/audit-logs/export');
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toContain('secret_table');
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal' });
  });
});

describe('the pace of reading', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  const part = Buffer.alloc(64 * 1_024, 'x');

  /** What became of a source that has parts without end, or as many as are said. */
  async function read(pace: Pace, parts = Number.POSITIVE_INFINITY, pauseMs = 0) {
    const source = { given: 0, ended: false };
    async function* body() {
      try {
        for (; source.given < parts; source.given++) {
          if (pauseMs > 0) await delay(pauseMs);
          yield part;
        }
      } finally {
        source.ended = true;
      }
    }
    const responded = Promise.withResolvers<ServerResponse>();
    const server = createServer((_, res) => {
      responded.resolve(res);
      void sendRaw(res as Response, { status: 200, headers: {}, body: body() }, { pace });
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1' }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { source, answer, response: await responded.promise };
  }

  test('a reader that stops is cut off, and its source ends', async () => {
    const { source, answer } = await read({ least: 1_024, windowMs: 50 });
    const failed = once(answer, 'error');
    await waitFor(() => source.ended);
    answer.resume();
    await failed;
  });

  test('a reader that takes enough is not', async () => {
    const { source, answer } = await read({ least: 1_024, windowMs: 1_000 }, 400);
    let bytes = 0;
    for await (const chunk of answer) {
      bytes += (chunk as Buffer).length;
      if (bytes % (part.length * 20) === 0) await delay(20);
    }
    expect(bytes).toBe(400 * part.length);
    expect(source.given).toBe(400);
  });

  test('a source that is slow itself does not count against its reader', async () => {
    const { answer } = await read({ least: 1_000_000_000, windowMs: 20 }, 6, 50);
    let bytes = 0;
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(6 * part.length);
  });

  test('with a lowest pace of 0 a reader may stop as long as it likes', async () => {
    const { source, answer, response } = await read({ least: 0, windowMs: 10 });
    await waitFor(() => response.writableNeedDrain);
    const watched = await read({ least: 1_024, windowMs: 50 });
    await waitFor(() => watched.source.ended);
    expect(source.ended).toBe(false);
    answer.destroy();
    await waitFor(() => source.ended);
  });
});
