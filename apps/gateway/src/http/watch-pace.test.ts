import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from '@workspace-ops/testkit';
import type { Response } from 'express';
import { afterEach, expect, test } from 'vitest';
import { sendRaw } from './send-raw.ts';
import type { Pace } from './watch-pace.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
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
  server = createServer((_, res) => {
    void sendRaw(res as Response, { status: 200, headers: {}, body: body() }, { pace });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { source, answer };
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
  const { source, answer } = await read({ least: 0, windowMs: 10 });
  await waitFor(async () => {
    const { given } = source;
    await delay(100);
    return given > 0 && given === source.given;
  });
  expect(source.ended).toBe(false);
  answer.destroy();
  await waitFor(() => source.ended);
});
