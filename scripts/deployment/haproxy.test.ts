import { join } from 'node:path';
import {
  findHaproxy,
  startHaproxy,
  startStandIn,
  waitFor,
  type Haproxy,
  type StandIn,
} from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const program = findHaproxy('how it chooses a cell is not tested');

/** The gateways of two cells, which answer with the names of their cells. */
const gateways: StandIn[] = [];
let proxy: Haproxy;
let url: string;

/** As a session's token, with a signature that the proxy does not look at. */
const readToken = (claims: object): string =>
  [{ alg: 'EdDSA' }, claims, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

const ask = async (headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${url}/api/runs`, { headers })).text();

describe.skipIf(program === undefined)('HAProxy', () => {
  beforeAll(async () => {
    for (const cell of ['a', 'b']) gateways.push(await startStandIn(() => ({ json: cell })));
    const [a, b] = gateways.map((gateway) => new URL(gateway.url).host);
    const configuration = join(root, 'deploy/haproxy/haproxy.cfg');
    proxy = await startHaproxy(program!, configuration, { CELL_A: a!, CELL_B: b! });
    url = `http://${proxy.address}`;
    await waitFor(async () => (await fetch(url).catch(() => undefined))?.status === 200);
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it('sends a session to the cell that its token names, in the header and in the cookie', async () => {
    const token = readToken({ sub: 'usr_1', cell: 'b' });
    expect(await ask({ authorization: `Bearer ${token}` })).toBe('"b"');
    expect(await ask({ cookie: `other=1; workspace_session=${token}` })).toBe('"b"');
    expect(await ask({ authorization: `Bearer ${readToken({ cell: 'a' })}` })).toBe('"a"');
  });

  it('sends to the first cell what names none', async () => {
    expect(await ask()).toBe('"a"');
    expect(await ask({ authorization: 'Bearer wsk_secret' })).toBe('"a"');
    expect(await ask({ authorization: `Bearer ${readToken({ cell: 'unknown' })}` })).toBe('"a"');
  });

  it('follows the cell that a refusal named before the token', async () => {
    const authorization = `Bearer ${readToken({ cell: 'a' })}`;
    expect(await ask({ authorization, 'x-cell': 'b' })).toBe('"b"');
    expect(await ask({ authorization: 'Bearer wsk_secret', 'x-cell': 'b' })).toBe('"b"');
  });
});
