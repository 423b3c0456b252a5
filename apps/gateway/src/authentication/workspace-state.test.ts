import { sessionLifetimeSeconds, type Caller } from '@workspace-ops/contracts';
import { createManualClock, waitFor } from '@workspace-ops/testkit';
import { afterEach, describe, expect, it, test } from 'vitest';
import { routes } from '../routes/table.ts';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';
import { createChangedRoles, createConfirmations } from './workspace-state.ts';

describe('closed workspaces', () => {
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

  test('what is asked of one that is being moved may be asked again', async () => {
    const { ask, authorization } = await startWithMember();
    expect((await ask('/api/runs')).status).toBe(200);
    gateway.identity.suspended.push('ws_suspended');
    gateway.identity.moving.push('ws_suspended');
    await waitFor(async () => (await ask('/api/runs')).status === 503);
    const answer = await gateway.request('/api/runs', { headers: authorization });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: 'The workspace is being moved. Nothing was done. Try again shortly.',
    });
    expect((await ask('/api/auth/me')).status).toBe(200);
    // Its move was given up, and it is suspended for another reason.
    gateway.identity.moving.length = 0;
    await waitFor(async () => (await ask('/api/runs')).status === 403);
    expect(await ask('/api/runs')).toEqual(refused);
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
    // A deletion that was reported once holds, though it is not reported again.
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
});

describe('cells', () => {
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
});

describe('changed roles', () => {
  const member = { workspaceId: 'ws_1', userId: 'usr_1' };
  const since = '2026-01-01T00:00:00.000Z';

  it('puts a changed role in the place of the token’s, for this member alone', () => {
    const roles = createChangedRoles(createManualClock(new Date(since)));
    expect(roles.resolve(member, 'owner')).toBe('owner');
    roles.note([{ ...member, role: 'viewer', since }]);
    expect(roles.resolve(member, 'owner')).toBe('viewer');
    expect(roles.resolve({ ...member, userId: 'usr_2' }, 'owner')).toBe('owner');
    expect(roles.resolve({ ...member, workspaceId: 'ws_2' }, 'owner')).toBe('owner');
    expect(roles.resolve({ ...member, userId: null }, null)).toBeNull();
  });

  it('takes the role of the token again for who left and joined anew', () => {
    const roles = createChangedRoles(createManualClock(new Date(since)));
    roles.note([{ ...member, role: 'admin', since }]);
    roles.note([{ ...member, role: null, since }]);
    expect(roles.resolve(member, 'viewer')).toBe('viewer');
  });

  it('forgets a change when no token of before is valid any more', () => {
    const clock = createManualClock(new Date(since));
    const roles = createChangedRoles(clock);
    roles.note([{ ...member, role: 'viewer', since }]);
    clock.advance(sessionLifetimeSeconds * 1_000 - 1);
    roles.note([]);
    expect(roles.resolve(member, 'owner')).toBe('viewer');
    clock.advance(60_000);
    roles.note([]);
    expect(roles.resolve(member, 'owner')).toBe('owner');
  });
});

describe('confirmations', () => {
  const person: Caller = {
    workspaceId: 'ws_wanting',
    userId: 'usr_1',
    email: 'dana@example.com',
    role: 'approver',
    sessionId: 'ses_1',
    address: '192.0.2.1',
  };

  /** Of a service that says that only `ses_confirmed` was confirmed. */
  function start() {
    const asked: Caller[] = [];
    const confirmations = createConfirmations(async (caller) => {
      asked.push(caller);
      return caller.sessionId === 'ses_confirmed';
    });
    confirmations.note([{ workspaceId: 'ws_wanting', isWanted: true }]);
    return { asked, confirmations };
  }

  test('who decides where it is wanted is marked, unless the session was confirmed lately', async () => {
    const { confirmations } = start();
    const decides = { decides: true };
    expect(await confirmations.mark(decides, person)).toEqual({ ...person, isUnconfirmed: true });
    const confirmed = { ...person, sessionId: 'ses_confirmed' };
    expect(await confirmations.mark(decides, confirmed)).toBe(confirmed);
  });

  test('nobody is asked for other rows, in other workspaces, and without a person', async () => {
    const { asked, confirmations } = start();
    const elsewhere = { ...person, workspaceId: 'ws_other' };
    const nobody = { ...person, userId: null, sessionId: null };
    expect(await confirmations.mark({}, person)).toBe(person);
    expect(await confirmations.mark({ decides: true }, elsewhere)).toBe(elsewhere);
    expect(await confirmations.mark({ decides: true }, nobody)).toBe(nobody);
    confirmations.note([{ workspaceId: 'ws_wanting', isWanted: false }]);
    expect(await confirmations.mark({ decides: true }, person)).toBe(person);
    expect(asked).toEqual([]);
  });

  test('every row that decides a run, or says who does, is marked', () => {
    const deciding = routes.filter(({ decides }) => decides === true);
    const named = routes.filter(({ operationId }) =>
      /^(approve|reject|decide)(Run|AuditLog|Approval)$|^performAction$|^setApprovalPolicies$/.test(
        operationId,
      ),
    );
    expect(deciding).toEqual(named);
    expect(deciding.length).toBeGreaterThan(4);
  });
});
