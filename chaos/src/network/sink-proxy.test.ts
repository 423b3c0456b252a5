import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSinkProxy, type SinkProxy } from './sink-proxy.ts';

let proxy: SinkProxy;
const seen: string[] = [];
async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const calls = JSON.parse((await text(req)) || '[]') as { input: { id: string }[] }[];
  seen.push(...calls.flatMap(({ input }) => input.map(({ id }) => id)));
  res.end(calls.map((_call, index) => `${JSON.stringify({ index })}\n`).join(''));
}
const sink = createServer((req, res) => void take(req, res));

beforeAll(async () => {
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
  proxy = await startSinkProxy();
  proxy.pointTo(`http://127.0.0.1:${(sink.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await proxy.close();
  sink.close();
});

async function deliver(...ids: string[]) {
  const calls = ids.map((id) => ({ path: 'append', input: [{ id }] }));
  const answer = await fetch(`${proxy.url}/sink`, { method: 'POST', body: JSON.stringify(calls) });
  const lines = (await answer.text()).trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as { index: number; error?: { code: string } })
    .toSorted((one, other) => one.index - other.index)
    .map(({ error }) => error?.code ?? 'taken');
}

it('refuses one call of a batch and passes the others, each answered in its place', async () => {
  proxy.judge(({ input }) => (input[0]?.id === 'bad' ? 'refuse' : 'pass'));
  expect(await deliver('a', 'bad', 'b')).toEqual(['taken', 'invalid_input', 'taken']);
  expect(seen).toEqual(['a', 'b']);
  expect([...proxy.sent()]).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

it('acknowledges what it drops, when it is to lose something', async () => {
  proxy.judge(({ input }) => (input[0]?.id === 'lost' ? 'acknowledge' : 'pass'));
  expect(await deliver('lost', 'c')).toEqual(['taken', 'taken']);
  expect(seen).not.toContain('lost');
});

it('counts what is sent again', async () => {
  proxy.judge(() => 'pass');
  await deliver('again');
  await deliver('again');
  expect(proxy.sent().get('again')).toBe(2);
});

it('passes every other request as it is', async () => {
  const answer = await fetch(`${proxy.url}/calls`, { method: 'POST', body: '[{"input":[]}]' });
  expect(await answer.text()).toBe('{"index":0}\n');
});
