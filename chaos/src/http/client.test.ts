import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from './client.ts';

async function serve(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const server = createServer((_req, res) => res.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      return closed;
    },
  };
}

it('sends to the next gateway where one takes no connection, however many requests there are', async () => {
  const [gone, well] = [await serve(), await serve()];
  await gone.stop();
  onTestFinished(() => well.stop().then(() => undefined));
  const client = createClient([gone.url, well.url], () => undefined);
  onTestFinished(() => client.close());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.send('audit', { method: 'GET', path: '/' })),
  );
  expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['answered']));
});
