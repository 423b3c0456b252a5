import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '@workspace-ops/load';

export type ReceiverQuestion = { ask: 'address' } | { ask: 'await'; posts: number };

let received = 0;
let expected = Number.POSITIVE_INFINITY;
let arrived = Promise.withResolvers<number>();

/** Takes posts with 204, and tells when so many have come since it was last asked. */
const server = createServer((req, res) => {
  req.resume();
  req.once('end', () => {
    res.writeHead(204).end();
    received += 1;
    if (received === expected) arrived.resolve(performance.timeOrigin + performance.now());
  });
});

answerParent(async (question: ReceiverQuestion): Promise<unknown> => {
  if (question.ask === 'address') {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  received = 0;
  expected = question.posts;
  arrived = Promise.withResolvers();
  return arrived.promise;
});
