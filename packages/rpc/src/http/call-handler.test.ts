import { once } from 'node:events';
import { connect } from 'node:net';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@workspace-ops/service-kit';
import { router, serviceProcedure } from '../procedures.ts';
import {
  createPort,
  credentials,
  echoRouter,
  startServer,
  testContext,
  type TestServer,
} from '../test-support/link.ts';

const calls: [string, string][] = [];
const port = createPort({
  router: router({
    echo: echoRouter._def.procedures.echo,
    missing: serviceProcedure.query(() => {
      throw new AppError('not_found', 'Run not found.');
    }),
  }),
  raw: { file: async () => ({ status: 200, headers: {}, body: 'text' }) },
  onCall: (path, outcome) => calls.push([path, outcome]),
});

let server: TestServer;
beforeEach(async () => {
  calls.length = 0;
  server = await startServer(port);
});
afterEach(() => server.stop());

interface Sent {
  path?: string;
  method?: 'POST' | 'GET' | 'DELETE';
  authorization?: string | undefined;
  body?: string;
}

async function send(sent: Sent) {
  const authorization =
    'authorization' in sent ? sent.authorization : credentials.authorizationFor('identity');
  const { statusCode, body } = await request(server.url + (sent.path ?? '/calls'), {
    method: sent.method ?? 'POST',
    headers: authorization === undefined ? {} : { authorization },
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
  return { status: statusCode, text: await body.text() };
}

const { requestId } = testContext();
const caller = { workspaceId: 'ws_a' };
const wire = (path: string) => ({ caller, requestId, remainingMs: 1_000, path, type: 'query' });

describe('the port that takes the other services’ calls', () => {
  it.each([
    ['calls', { path: '/calls', body: JSON.stringify([wire('echo')]) }],
    ['the sink', { path: '/sink' }],
    ['raw operations', { path: '/raw/file' }],
    ['what there is not', { path: '/nothing' }],
    ['a look', { path: '/calls', method: 'GET' as const }],
  ])('demands a token for %s', async (_what, sent) => {
    const { status, text } = await send({ ...sent, authorization: undefined });
    expect([status, JSON.parse(text).code]).toEqual([401, 'unauthenticated']);
    const user = 'Bearer eyJhbGciOiJub25lIn0.e30.';
    expect((await send({ ...sent, authorization: user })).status).toBe(401);
    expect(calls).toEqual([]);
  });

  it('answers calls with a token', async () => {
    const { status, text } = await send({ body: JSON.stringify([wire('echo')]) });
    expect([status, text]).toEqual([200, '{"index":0}\n']);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['an empty list', '[]'],
    ['no call', '[7]'],
    ['no caller', JSON.stringify([{ ...wire('echo'), caller: undefined }])],
    ['no time', JSON.stringify([{ ...wire('echo'), remainingMs: null }])],
    ['a subscription', JSON.stringify([{ ...wire('echo'), type: 'subscription' }])],
  ])('refuses %s', async (_what, body) => {
    expect((await send({ body })).status).toBe(400);
  });

  it.each(['/', '/calls/', '/calls?x', '/raw/', '/raw/__proto__', '/raw/constructor', '/sink'])(
    'has nothing at %s',
    async (path) => {
      expect((await send({ path, body: '{}' })).status).toBe(404);
    },
  );

  it('takes calls as POST alone', async () => {
    expect((await send({ method: 'DELETE' })).status).toBe(404);
  });

  it('counts calls by the procedures that there are', async () => {
    const paths = ['echo', 'missing', 'constructor', '__proto__', 'anything'];
    await send({ body: JSON.stringify(paths.map(wire)) });
    await send({ path: '/raw/file', body: JSON.stringify(wire('')) });
    expect(calls.map(([path, outcome]) => `${path} ${outcome}`).toSorted()).toEqual([
      'echo ok',
      'missing not_found',
      'raw.file ok',
      'unknown not_found',
      'unknown not_found',
      'unknown not_found',
    ]);
  });

  it('survives a caller that leaves in the middle of a body', async () => {
    const authorization = credentials.authorizationFor('identity');
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`POST /calls HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`);
    socket.write('Content-Length: 100\r\n\r\n[', () => socket.destroy());
    await once(socket, 'close');
    expect((await send({ body: JSON.stringify([wire('echo')]) })).status).toBe(200);
  });

  it('ends a call whose time is over before it begins', async () => {
    const late = { ...wire('echo'), remainingMs: -5 };
    expect((await send({ body: JSON.stringify([late]) })).status).toBe(200);
  });
});
