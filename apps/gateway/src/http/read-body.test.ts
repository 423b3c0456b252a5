import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { describe, expect, test } from 'vitest';
import { createBodyReader, isUtf8Json } from './read-body.ts';

describe('the body’s bytes', () => {
  const readBody = createBodyReader(2_048);

  /** What the reader gives for a request whose client leaves before anybody reads the body. */
  async function readAfterLeaving(head: string, body: string): Promise<string> {
    const server = createServer();
    const read = Promise.withResolvers<string>();
    server.on('request', (req: IncomingMessage, res: ServerResponse) => {
      // As where the credential takes longer to check than the client waits.
      res.once('close', () => {
        readBody(req as Request, res as Response).then(read.resolve, read.reject);
      });
      socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${head}\r\n${body}`,
    );
    try {
      return await read.promise;
    } finally {
      server.close();
    }
  }

  test.each([
    ['a length', 'Content-Length: 12\r\n', '{"notes":"n"}'.slice(0, 12)],
    ['chunks', 'Transfer-Encoding: chunked\r\n', 'd\r\n{"notes":"n"}\r\n0\r\n\r\n'],
  ])(
    'the body of a client that has left is no empty one, sent with %s',
    async (_as, head, body) => {
      await expect(readAfterLeaving(head, body)).rejects.toThrow('The body did not arrive');
    },
  );

  test('a request without a body has an empty one', async () => {
    expect(await readAfterLeaving('Content-Length: 0\r\n', '')).toBe('');
  });
});

describe('the media type', () => {
  test.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf8"',
    'application/merge-patch+json',
  ])('%s is JSON in UTF-8', (type) => {
    expect(isUtf8Json(type)).toBe(true);
  });

  test.each([
    undefined,
    '',
    'json',
    'text/json',
    'text/plain',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'multipart/form-data; boundary=x',
    ';;;',
  ])('%j is not', (type) => {
    expect(isUtf8Json(type)).toBe(false);
  });
});
