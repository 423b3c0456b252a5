import { hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { errorBodySchema, type TokenScope } from '@workspace-ops/contracts';
import { operationChannel, type TracedOperation } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

const feed = '/api/artifacts/content-calendar.ics';
let gateway: StartedGateway;
let lines: string[];
let made = 0;

beforeEach(async () => {
  lines = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  gateway = await startGateway({ logger: pino({ level: 'trace' }, destination) });
});
afterEach(() => gateway.gateway.stop());

function makeToken(...scopes: TokenScope[]) {
  made += 1;
  const id = `tok_${made}`;
  const secret = `wsk_${String(made).padStart(43, 'S')}`;
  gateway.identity.apiTokens.set(hash('sha256', secret, 'base64url'), {
    id,
    kind: 'service',
    name: 'Calendar',
    scopes,
    workspaceId: 'ws_1',
    expiresAt: null,
  });
  return { id, secret };
}

const withToken = (secret: string): string => `${feed}?token=${secret}`;

async function readStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await gateway.request(path, { headers });
  await answer.text();
  return answer.status;
}

it('opens the feed, and nothing else', async () => {
  const { secret } = makeToken('calendar', 'read');
  const answer = await gateway.request(withToken(secret));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('x-ignored-parameters')).toBeNull();
  for (const path of ['/api/artifacts', '/api/artifacts/content-calendar', '/api/runs']) {
    expect(await readStatus(`${path}?token=${secret}`), path).toBe(401);
  }
});

it('needs the scope of the feed', async () => {
  const answer = await gateway.request(withToken(makeToken('read').secret));
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('calendar');
});

it('goes before the cookie and the header, and falls through to neither', async () => {
  const { secret } = makeToken('calendar');
  const authorization = `Bearer ${await gateway.issuer.issue()}`;
  expect(await readStatus(withToken(secret), { authorization: 'Bearer nonsense' })).toBe(200);
  expect(await readStatus(withToken('nonsense'), { authorization })).toBe(401);
  expect(await readStatus(feed, { authorization })).toBe(200);
  expect(await readStatus(feed, { authorization: `Bearer ${secret}` })).toBe(200);
  expect(await readStatus(feed)).toBe(401);
  expect(await readStatus(feed, { 'x-workspace-id': 'ws_1' })).toBe(401);
});

it('is none of the tokens of a session, and given once', async () => {
  const session = await gateway.issuer.issue();
  expect(await readStatus(withToken(session))).toBe(401);
  const { secret } = makeToken('calendar');
  expect(await readStatus(`${withToken(secret)}&token=${secret}`)).toBe(400);
});

it('is refused once it was deleted, and once its workspace is closed', async () => {
  const { id, secret } = makeToken('calendar');
  expect(await readStatus(withToken(secret))).toBe(200);
  gateway.identity.suspended.push('ws_1');
  const becomes = (expected: number) =>
    waitFor(async () => (await readStatus(withToken(secret))) === expected || undefined);
  await becomes(403);
  gateway.identity.suspended.length = 0;
  await becomes(200);
  gateway.identity.deletedTokens.push(id);
  await becomes(401);
});

it('need not read the feed anew where nothing has changed', async () => {
  const { secret } = makeToken('calendar');
  const first = await gateway.request(withToken(secret));
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await gateway.request(withToken(secret), { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(await readStatus(withToken(secret), { 'if-none-match': '"another"' })).toBe(200);
});

it('stands in no log line, trace, metric or error', async () => {
  const { secret } = makeToken('calendar');
  const { secret: narrow } = makeToken('read');
  const unknown = `wsk_${'S'.repeat(43)}`;
  const traced: TracedOperation[] = [];
  const record = (operation: TracedOperation) => void traced.push(operation);
  const subscriber = {
    start: record,
    end: record,
    asyncStart: record,
    asyncEnd: record,
    error: record,
  };
  operationChannel.subscribe(subscriber);
  const said: string[] = [];
  try {
    for (const path of [
      withToken(secret),
      withToken(narrow),
      withToken(unknown),
      `${withToken(secret)}&token=${secret}`,
      `${withToken(secret)}&more=1`,
      `${withToken(secret)}&bad=%ff`,
      `/api/artifacts?token=${secret}`,
      `/api/nowhere?token=${secret}`,
      `${feed}/?token=${secret}`,
    ]) {
      const answer = await gateway.request(path);
      const body = await answer.text();
      said.push(body, JSON.stringify([...answer.headers]));
      if (answer.status >= 400) errorBodySchema.parse(JSON.parse(body));
    }
    said.push(await statusText(withToken(secret), 'POST'));
  } finally {
    operationChannel.unsubscribe(subscriber);
  }
  await waitFor(() => lines.filter((line) => line.includes('answered')).length >= 10 || undefined);
  expect(traced.some(({ name }) => name === `GET ${feed}`)).toBe(true);
  said.push(...lines, JSON.stringify(traced), await statusText('/metrics', 'GET'));
  expect(said.join('\n')).not.toContain('SSSS');
});

async function statusText(path: string, method: string): Promise<string> {
  return (await gateway.request(path, { method })).text();
}
