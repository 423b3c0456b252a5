import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createCallHandler, createGuard, publicKeysSchema } from '@workspace-ops/rpc';
import { createLogger } from '@workspace-ops/service-kit';
import { answerParent } from '@workspace-ops/load';
import { orderRouter } from './order.ts';

/** Takes the public keys. The bare hop is at `/bare`, a service's port everywhere else. */
answerParent(async (publicKeys: string): Promise<string> => {
  const calls = createCallHandler({
    router: orderRouter,
    guard: createGuard({
      service: 'audit',
      publicKeys: publicKeysSchema.parse(publicKeys),
      rows: { echo: { gateway: 'caller' } },
    }),
    logger: createLogger({ name: 'hop', level: 'silent' }),
  });
  const server = createServer((req, res) => {
    if (req.url === '/bare') void echo(req, res);
    else if (req.url === '/healthz') res.end('ok');
    else void calls(req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

async function echo(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const order: unknown = JSON.parse(await text(req));
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(order));
}
