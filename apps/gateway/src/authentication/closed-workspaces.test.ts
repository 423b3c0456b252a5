import { waitFor } from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

/** A gateway, and the headers of a member of the workspace that will be suspended. */
async function startWithMember() {
  gateway = await startGateway();
  const token = await gateway.issuer.issue({ sid: 'ses_member', ws: 'ws_suspended' });
  const authorization = { authorization: `Bearer ${token}` };
  const ask = async (path: string, headers: Record<string, string> = authorization) => {
    const answer = await gateway.request(path, { headers });
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
  };
  return { ask, authorization };
}

const refused = { status: 403, code: 'workspace_suspended' };

test('a suspended workspace is refused within five seconds, and served again when it is resumed', async () => {
  const { ask } = await startWithMember();
  expect((await ask('/api/runs')).status).toBe(200);
  const suspendedAt = performance.now();
  gateway.identity.suspended.push('ws_suspended');
  await waitFor(async () => (await ask('/api/runs')).status === 403);
  expect(performance.now() - suspendedAt).toBeLessThan(5_000);
  expect(await ask('/api/runs')).toEqual(refused);
  expect(await ask('/api/sync/state', { 'x-workspace-id': 'ws_suspended' })).toEqual(refused);
  const webhook = await gateway.request('/api/voice/webhook?workspaceId=ws_suspended', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(webhook.status).toBe(403);
  gateway.identity.suspended.length = 0;
  await waitFor(async () => (await ask('/api/runs')).status === 200);
});

test('its members keep what is their own, and other workspaces are served', async () => {
  const { ask } = await startWithMember();
  gateway.identity.suspended.push('ws_suspended');
  await waitFor(async () => (await ask('/api/runs')).status === 403);
  expect((await ask('/api/auth/me')).status).toBe(200);
  expect((await ask('/api/auth/sessions')).status).toBe(200);
  expect((await ask('/api/sync/state', { 'x-workspace-id': 'ws_other' })).status).toBe(200);
});

test('a deleted workspace is refused within five seconds, also without a credential', async () => {
  const { ask } = await startWithMember();
  expect((await ask('/api/runs')).status).toBe(200);
  gateway.identity.deleted.push('ws_suspended');
  const deletedAt = performance.now();
  await waitFor(async () => (await ask('/api/runs')).status === 403);
  expect(performance.now() - deletedAt).toBeLessThan(5_000);
  const gone = { status: 403, code: 'workspace_deleted' };
  expect(await ask('/api/runs')).toEqual(gone);
  expect(await ask('/api/sync/state', { 'x-workspace-id': 'ws_suspended' })).toEqual(gone);
  // What was heard of once holds, though it is not told again.
  gateway.identity.deleted.length = 0;
  gateway.identity.suspended.push('ws_later');
  await waitFor(
    async () => (await ask('/api/sync/state', { 'x-workspace-id': 'ws_later' })).status === 403,
  );
  expect(await ask('/api/sync/state', { 'x-workspace-id': 'ws_suspended' })).toEqual(gone);
  expect((await ask('/api/sync/state', { 'x-workspace-id': 'ws_other' })).status).toBe(200);
});

test.each(['suspended', 'deleted'] as const)(
  'the open event streams of a %s one end, with and without a credential',
  async (closed) => {
    const { authorization } = await startWithMember();
    const open = async (headers: Record<string, string>) => {
      const reader = (await gateway.request('/api/events', { headers })).body!.getReader();
      await reader.read();
      return reader;
    };
    const readers = [await open(authorization), await open({ 'x-workspace-id': 'ws_suspended' })];
    gateway.identity[closed].push('ws_suspended');
    for (const reader of readers) expect((await reader.read()).done).toBe(true);
  },
);
