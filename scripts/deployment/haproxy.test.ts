import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startStandIn, waitFor, type StandIn } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from './find-program.ts';

const root = join(import.meta.dirname, '../..');
const program = findProgram('haproxy', 'HAPROXY');
if (program === undefined) {
  process.stderr.write(
    'HAProxy is not here (HAPROXY, or on the path): how it chooses a cell is not tested.\n',
  );
}

/** The gateways of two cells, which answer with the names of their cells. */
const gateways: StandIn[] = [];
let proxy: ChildProcess;
let url: string;

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** As a session's token, with a signature that the proxy does not look at. */
const tokenOf = (claims: object): string =>
  [{ alg: 'EdDSA' }, claims, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

const ask = async (headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${url}/api/runs`, { headers })).text();

describe.skipIf(program === undefined)('HAProxy', () => {
  beforeAll(async () => {
    for (const cell of ['a', 'b']) gateways.push(await startStandIn(() => ({ json: cell })));
    const bind = `127.0.0.1:${await findPort()}`;
    url = `http://${bind}`;
    const [a, b] = gateways.map((gateway) => new URL(gateway.url).host);
    proxy = spawn(program!, ['-f', join(root, 'deploy/haproxy/haproxy.cfg')], {
      env: { ...process.env, HAPROXY_BIND: bind, CELL_A: a, CELL_B: b },
      stdio: 'ignore',
    });
    await waitFor(async () => (await fetch(url).catch(() => undefined))?.status === 200);
  });
  afterAll(async () => {
    proxy.kill();
    await once(proxy, 'exit');
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it('sends a session to the cell that its token names, in the header and in the cookie', async () => {
    const token = tokenOf({ sub: 'usr_1', cell: 'b' });
    expect(await ask({ authorization: `Bearer ${token}` })).toBe('"b"');
    expect(await ask({ cookie: `other=1; workspace_session=${token}` })).toBe('"b"');
    expect(await ask({ authorization: `Bearer ${tokenOf({ cell: 'a' })}` })).toBe('"a"');
  });

  it('sends to the first cell what names none', async () => {
    expect(await ask()).toBe('"a"');
    expect(await ask({ authorization: 'Bearer wsk_secret' })).toBe('"a"');
    expect(await ask({ authorization: `Bearer ${tokenOf({ cell: 'unknown' })}` })).toBe('"a"');
  });

  it('follows the cell that a refusal named before the token', async () => {
    const authorization = `Bearer ${tokenOf({ cell: 'a' })}`;
    expect(await ask({ authorization, 'x-cell': 'b' })).toBe('"b"');
    expect(await ask({ authorization: 'Bearer wsk_secret', 'x-cell': 'b' })).toBe('"b"');
  });
});
