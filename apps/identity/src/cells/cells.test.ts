import { connectLocal, serviceContext, withContext, type ServiceName } from '@workspace-ops/rpc';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anonymous,
  type IdentityFixture,
  newAddress,
  type Replica,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { password } from '../../test/with-factors.ts';
import {
  adoptWorkspaces,
  beginMove,
  deleteWorkspace,
  findPlace,
  findWorkspaceName,
  finishMove,
  openAdministration,
  resumeWorkspace,
  suspendWorkspace,
  type Administration,
} from '../admin/index.ts';
import { apiTokens } from '../db/schema/api-tokens.ts';

let fixture: IdentityFixture;
let admin: Administration;
/** The identity processes of two cells, on the one database. */
let cells: Record<'a' | 'b', Replica>;

beforeAll(async () => {
  fixture = await startIdentity({ CELL: 'a' });
  cells = { a: fixture, b: await fixture.startReplica({ CELL: 'b' }) };
  admin = { ...openAdministration(fixture.databaseUrl), clock: fixture.clock };
});
afterAll(async () => {
  await admin.database.close();
  await fixture.close();
});

const own = withContext(serviceContext('*', 'req_test'));

/** A person with a workspace of the cell. */
async function signUp(cell: 'a' | 'b') {
  const email = `${crypto.randomUUID()}@example.com`;
  const { token } = await cells[cell].client.accounts.signUp.mutate(
    { email, password },
    anonymous(newAddress()),
  );
  return { email, workspaceId: decodeJwt<{ ws: string }>(token).ws, token };
}

const readCell = (token: string) => decodeJwt<{ cell?: string }>(token).cell;

const closedIn = async (cell: 'a' | 'b', from: ServiceName = 'workflow') =>
  connectLocal(() => cells[cell].service.router, { from, to: 'identity' }).workspaces.closed.query(
    undefined,
    own,
  );

/** What edges are told of the workspace. */
async function toldEdges(cell: 'a' | 'b', workspaceId: string) {
  const { suspendedWorkspaces, movingWorkspaces } = await cells[
    cell
  ].client.sessions.revokedSince.query({ since: '1970-01-01T00:00:00.000Z' }, own);
  return {
    isSuspended: suspendedWorkspaces?.includes(workspaceId),
    isMoving: movingWorkspaces?.includes(workspaceId),
  };
}

const log = { entries: 3, headHash: 'f'.repeat(64) };

async function move(workspaceId: string, from: string, to: string) {
  const suspendedAt = await beginMove(admin, { workspaceId, to });
  await finishMove(admin, { workspaceId, from, to, suspendedAt, log });
}

test('a workspace is in the cell that made it, as its tokens say wherever they are made', async () => {
  const { email, token, workspaceId } = await signUp('b');
  expect(readCell(token)).toBe('b');
  const again = await cells.a.client.accounts.logIn.mutate(
    { email, password },
    anonymous(newAddress()),
  );
  expect(readCell(again.token)).toBe('b');
  expect(await cells.a.client.workspaces.cell.query({ workspaceId }, own)).toEqual({ cell: 'b' });
});

test('without a cell, tokens and answers are as ever', async () => {
  const alone = await fixture.startReplica({});
  const { token } = await alone.client.accounts.signUp.mutate(
    { email: 'alone@example.com', password },
    anonymous(newAddress()),
  );
  expect(decodeJwt(token)).not.toHaveProperty('cell');
  const { ws } = decodeJwt<{ ws: string }>(token);
  expect((await findPlace(admin, ws))!.cell).toBeNull();
  expect(await adoptWorkspaces(admin, { cell: 'a', auditedIn: ws })).toBe(1);
  expect((await findPlace(admin, ws))!.cell).toBe('a');
});

test('a moved workspace is the new cell’s, and the services of the former one erase it', async () => {
  const { workspaceId, email } = await signUp('a');
  const suspendedAt = await beginMove(admin, { workspaceId, to: 'b' });
  for (const cell of ['a', 'b'] as const) {
    expect((await closedIn(cell)).suspended).toContain(workspaceId);
    expect(await toldEdges(cell, workspaceId)).toEqual({ isSuspended: true, isMoving: true });
  }
  await finishMove(admin, { workspaceId, from: 'a', to: 'b', suspendedAt, log });
  expect(await closedIn('b')).toEqual({ suspended: [], deleted: [] });
  const isSettled = false;
  expect((await closedIn('a')).deleted).toEqual([{ workspaceId, isSettled }]);

  const { moved } = await cells.b.client.sessions.revokedSince.query(
    { since: fixture.clock.now().toISOString() },
    own,
  );
  expect(moved).toContainEqual({ workspaceId, cell: 'b' });
  const { token } = await cells.a.client.accounts.logIn.mutate(
    { email, password },
    anonymous(newAddress()),
  );
  expect(readCell(token)).toBe('b');

  const report = (cell: 'a' | 'b', from: ServiceName) =>
    connectLocal(() => cells[cell].service.router, {
      from,
      to: 'identity',
    }).workspaces.erased.mutate({ workspaceId, rows: 1 }, own);
  await report('a', 'workflow');
  expect((await closedIn('a')).deleted).toHaveLength(1);
  fixture.clock.advance(60 * 60_000);
  await report('b', 'workflow');
  expect((await closedIn('a')).deleted).toEqual([{ workspaceId, isSettled: true }]);
  await report('a', 'workflow');
  expect((await closedIn('a')).deleted).toEqual([]);
  expect((await findPlace(admin, workspaceId))!.unerased).not.toContain('workflow');
});

test('what is deleted is erased by the services of its cell alone', async () => {
  const { workspaceId, token } = await signUp('b');
  const { sub, sid, email } = decodeJwt<{ sid: string; email: string }>(token);
  const caller = { workspaceId, userId: sub!, sessionId: sid, email, role: 'owner' as const };
  const call = withContext({ caller: { ...caller, address: '' }, requestId: 'req_test' });
  const { workspaces } = await cells.b.client.workspaces.list.query(undefined, call);
  await cells.b.client.workspaces.delete.mutate(
    { id: workspaceId, confirm: workspaces[0]!.name },
    call,
  );
  expect((await closedIn('a')).deleted.map((one) => one.workspaceId)).not.toContain(workspaceId);
  expect((await closedIn('b')).deleted).toEqual([{ workspaceId, isSettled: false }]);
  // The new personal workspace is where the old one was.
  const personal = await cells.a.client.accounts.logIn.mutate(
    { email, password },
    anonymous(newAddress()),
  );
  expect(readCell(personal.token)).toBe('b');
});

test('a move is not finished where the workspace was resumed since it began', async () => {
  const { workspaceId } = await signUp('a');
  const suspendedAt = await beginMove(admin, { workspaceId, to: 'b' });
  await resumeWorkspace(admin, workspaceId);
  await suspendWorkspace(admin, workspaceId);
  expect(await toldEdges('a', workspaceId)).toEqual({ isSuspended: true, isMoving: false });
  await resumeWorkspace(admin, workspaceId);
  const finish = () => finishMove(admin, { workspaceId, from: 'a', to: 'b', suspendedAt, log });
  await expect(finish()).rejects.toThrow('was resumed');
  fixture.clock.advance(1_000);
  await beginMove(admin, { workspaceId, to: 'b' });
  await expect(finish()).rejects.toThrow('was resumed');
  await expect(beginMove(admin, { workspaceId, to: 'c' })).rejects.toThrow('for another reason');
  expect((await findPlace(admin, workspaceId))!.cell).toBe('a');
});

test('what a move that is given up has copied is erased by the services of the other cell', async () => {
  const { workspaceId } = await signUp('a');
  await beginMove(admin, { workspaceId, to: 'b' });
  await resumeWorkspace(admin, workspaceId);
  expect((await closedIn('b')).deleted).toContainEqual({ workspaceId, isSettled: false });
  expect((await closedIn('a')).deleted.map((one) => one.workspaceId)).not.toContain(workspaceId);
  expect(await findPlace(admin, workspaceId)).toMatchObject({
    cell: 'a',
    suspension: null,
    unerased: expect.arrayContaining(['workflow', 'voice-gateway']),
  });
});

test('what a move has copied of a workspace that is then deleted is erased in both cells', async () => {
  const { workspaceId } = await signUp('a');
  await beginMove(admin, { workspaceId, to: 'b' });
  await deleteWorkspace(admin, {
    id: workspaceId,
    confirm: (await findWorkspaceName(admin, workspaceId))!,
  });
  for (const cell of ['a', 'b'] as const) {
    expect((await closedIn(cell)).deleted).toContainEqual({ workspaceId, isSettled: false });
  }
});

test('an API token says the cell of its workspace', async () => {
  const { workspaceId } = await signUp('a');
  await move(workspaceId, 'a', 'b');
  const tokenHash = 'h'.repeat(43);
  await admin.database.transaction(workspaceId, async ({ db }) => {
    await db.insert(apiTokens).values({
      workspaceId,
      id: 'tok_1',
      name: 'feed',
      kind: 'service',
      scopes: ['read'],
      hash: tokenHash,
      createdBy: { kind: 'person', id: 'usr_1', name: 'Ada' },
      createdAt: fixture.clock.now(),
    });
  });
  const { token } = await cells.a.client.tokens.find.query({ hash: tokenHash }, own);
  expect(token).toMatchObject({ workspaceId, cell: 'b' });
});
