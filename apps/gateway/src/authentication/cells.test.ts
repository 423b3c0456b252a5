import { waitFor } from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

/** A gateway of a cell, or of none, and how a member of `ws_1` asks it. */
async function start(cell?: string) {
  gateway = await startGateway(cell === undefined ? {} : { environment: { CELL: cell } });
  const ask = async (path: string, claims: { cell?: string; ws?: string } | null = {}) => {
    const token = claims && (await gateway.issuer.issue({ sid: 'ses_member', ...claims }));
    const answer = await gateway.request(path, {
      method: path.includes('webhook') ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
    const { code, cell: right } = (await answer.json()) as { code?: string; cell?: string };
    return { status: answer.status, code, right, header: answer.headers.get('x-cell') };
  };
  return ask;
}

const inB = { status: 421, code: 'wrong_cell', right: 'b', header: 'b' };

test('what is asked of a workspace of another cell is refused with the name of that cell', async () => {
  const ask = await start('a');
  expect(await ask('/api/runs', { cell: 'b' })).toEqual(inB);
  expect((await ask('/api/runs', { cell: 'a', ws: 'ws_2' })).status).toBe(200);
});

test('what is a person’s own is answered in every cell', async () => {
  const ask = await start('a');
  expect((await ask('/api/auth/me', { cell: 'b' })).status).toBe(200);
  expect((await ask('/api/workspaces', { cell: 'b' })).status).toBe(200);
});

test('where no credential says the cell, the identity service does', async () => {
  const ask = await start('a');
  gateway.identity.cells.set('ws_1', 'b');
  expect(await ask('/api/runs')).toEqual(inB);
  expect(await ask('/api/voice/webhook?workspaceId=ws_1', null)).toEqual(inB);
  expect((await ask('/api/runs', { ws: 'ws_without' })).status).toBe(200);
});

test('a token of before a move is answered in the new cell, and not in the former one', async () => {
  const ask = await start('b');
  expect(await ask('/api/runs', { cell: 'a' })).toEqual({ ...inB, right: 'a', header: 'a' });
  gateway.identity.moved.push({ workspaceId: 'ws_1', cell: 'b' });
  await waitFor(async () => (await ask('/api/runs', { cell: 'a' })).status === 200);
  gateway.identity.moved.splice(0, 1, { workspaceId: 'ws_1', cell: 'c' });
  await waitFor(async () => (await ask('/api/runs', { cell: 'a' })).header === 'c');
});

test('a gateway without a cell answers for all', async () => {
  const ask = await start();
  gateway.identity.moved.push({ workspaceId: 'ws_1', cell: 'b' });
  expect((await ask('/api/runs', { cell: 'b' })).status).toBe(200);
});
