import { connect } from 'node:net';
import { errorBodySchema } from '@workspace-ops/contracts';
import { Agent, request } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

/** Sends bytes on a bare connection and reads until the service closes it. */
function exchange(text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (data: string) => {
    answer += data;
  });
  socket.on('end', () => socket.end());
  socket.on('close', () => resolve(answer));
  socket.on('error', reject);
  return promise;
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  [
    'headers over the limit',
    `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'a control character in a header',
    'GET / HTTP/1.1\r\nHost: localhost\r\nA: \u0001\r\n\r\n',
    400,
  ],
  ['no host', 'GET /api/runs HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/sync/ingest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  [
    'a chunk that is none',
    'POST /api/sync/ingest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
])('%s is answered in the one shape', async (_kind, text, status) => {
  gateway = await startGateway();
  const answer = await exchange(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  const { requestId } = errorBodySchema.parse(JSON.parse(body));
  expect(answer).toContain(`X-Request-Id: ${requestId}\r\n`);
});

test('an expectation that is not known is ignored', async () => {
  gateway = await startGateway();
  const answer = await exchange(
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a port that is taken refuses to start', async () => {
  gateway = await startGateway();
  const { port } = new URL(gateway.url);
  await expect(startGateway({ environment: { PORT: port } })).rejects.toThrow('EADDRINUSE');
});

test('a stop under load answers every request that was sent, and resets none', async () => {
  gateway = await startGateway({ stopGraceMs: 250 });
  const agent = new Agent({ connections: 20, pipelining: 1 });
  const answers: number[] = [];
  const failures: string[] = [];
  let stopping = false;
  const client = async (): Promise<void> => {
    for (;;) {
      try {
        const answer = await request(`${gateway.url}/api/sync/state`, { dispatcher: agent });
        answers.push(answer.statusCode);
        await answer.body.text();
      } catch (error) {
        const { code } = error as { code?: string };
        // A refused connection is how a client learns that nobody listens any more.
        if (code !== 'ECONNREFUSED' || !stopping) failures.push(String(code ?? error));
        return;
      }
    }
  };
  const clients = Array.from({ length: 20 }, client);
  while (answers.length < 100) await new Promise((resolve) => setImmediate(resolve));
  stopping = true;
  await gateway.gateway.stop();
  await Promise.all(clients);
  await agent.close();
  expect(failures).toEqual([]);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});

test('a stop lets a running request finish, and does not wait for idle connections', async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  gateway = await startGateway({
    services: {
      raw: {
        exportLogs: async () => {
          arrive();
          await release;
          return { status: 200, headers: {}, body: 'done' };
        },
      },
    },
  });
  await gateway.request('/healthz');
  const running = gateway.request('/api/audit-logs/export');
  await arrived;
  const stopped = gateway.gateway.stop();
  resolve();
  const answer = await running;
  expect([answer.status, answer.headers.get('connection'), await answer.text()]).toEqual([
    200,
    'close',
    'done',
  ]);
  await stopped;
});
