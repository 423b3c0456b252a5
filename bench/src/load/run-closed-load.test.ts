import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { runClosedLoad } from './run-closed-load.ts';

it('has each connection begin with another request and go on in turn', async () => {
  const paths = ['/a', '/b', '/c'];
  const asked = new Map<object, (string | undefined)[]>();
  const server = createServer(({ socket, url: path }, res) => {
    asked.set(socket, [...(asked.get(socket) ?? []), path]);
    res.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  await runClosedLoad({ kind: 'closed', target: { url, requests }, connections: 3, seconds: 0.2 });
  server.close();
  const begun = [...asked.values()].map((all) => all.slice(0, 3).join(' '));
  expect(new Set(begun)).toEqual(new Set(['/a /b /c', '/b /c /a', '/c /a /b']));
});
