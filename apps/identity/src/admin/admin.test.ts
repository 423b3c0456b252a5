import { allWorkspaces } from '@workspace-ops/db';
import { serviceContext, withContext } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  newAddress,
  readOutcome,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { askForFactor, password, signUpProved, signUpWithTotp } from '../../test/with-factors.ts';
import { type Administration, openAdministration } from './administration.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { findDeletedWorkspace } from './deleted-workspaces.ts';
import { endSessions } from './end-sessions.ts';
import { removeFactors } from './remove-factors.ts';
import { makeResetCode } from './reset-password.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';
import { resumeWorkspace, suspendWorkspace } from './suspend-workspace.ts';
import { findWorkspaceName, listSuspendedAlone, listWorkspaces } from './workspaces.ts';

const secret = 'a secret of at least 32 characters';

let fixture: IdentityFixture;
let admin: Administration;

beforeAll(async () => {
  fixture = await startIdentity({ SESSION_KEY_SECRET: secret });
  admin = { ...openAdministration(fixture.databaseUrl), clock: fixture.clock };
});
afterAll(async () => {
  await admin.database.close();
  await fixture.close();
});

/** The entry is the running service's to hand over. */
const audited = (workspaceId: string, action: string) =>
  waitFor(() =>
    fixture.audited.find((event) => event.workspaceId === workspaceId && event.action === action),
  );

const me = (token: string) => fixture.client.sessions.me.query(undefined, bearer(token));

const logIn = (email: string, given = password) =>
  fixture.client.accounts.logIn.mutate({ email, password: given }, anonymous(newAddress()));

const listSuspended = async () =>
  (
    await fixture.client.sessions.revokedSince.query(
      { since: '1970-01-01T00:00:00.000Z' },
      withContext(serviceContext('*', 'req_test')),
    )
  ).suspendedWorkspaces;

describe('workspaces', () => {
  test('are listed with their owners', async () => {
    const { user } = await signUpProved(fixture, 'listed@example.com');
    const all = await Array.fromAsync(listWorkspaces(admin));
    expect(all.find(({ id }) => id === user.workspaceId)).toMatchObject({
      name: user.name,
      members: 1,
      owners: 'listed@example.com',
      suspendedAt: null,
    });
  });

  test('are suspended and resumed, once each, and edges are told', async () => {
    const { user } = await signUpProved(fixture, 'suspended@example.com');
    const { workspaceId } = user;
    expect(await resumeWorkspace(admin, workspaceId)).toBe(false);
    expect(await suspendWorkspace(admin, workspaceId)).toEqual({ isNew: true, hasAccount: true });
    expect(await suspendWorkspace(admin, workspaceId)).toEqual({ isNew: false, hasAccount: true });
    expect(await listSuspended()).toEqual([workspaceId]);
    expect(await audited(workspaceId, 'admin.workspace_suspended')).toMatchObject({
      agent: 'Operator',
      status: 'warning',
    });
    expect(await resumeWorkspace(admin, workspaceId)).toBe(true);
    expect(await listSuspended()).toEqual([]);
    await audited(workspaceId, 'admin.workspace_resumed');
  });

  test('without an account are listed while they are suspended', async () => {
    expect(await suspendWorkspace(admin, 'ws_open')).toEqual({ isNew: true, hasAccount: false });
    expect(await listSuspendedAlone(admin)).toEqual([
      { id: 'ws_open', suspendedAt: expect.any(Date) },
    ]);
    await resumeWorkspace(admin, 'ws_open');
    expect(await listSuspendedAlone(admin)).toEqual([]);
  });

  test.each(['*', '', 'two words'])('are not found, suspended or resumed as %j', async (id) => {
    const message = `${JSON.stringify(id)} is no workspace id.`;
    await expect(suspendWorkspace(admin, id)).rejects.toThrow(message);
    await expect(resumeWorkspace(admin, id)).rejects.toThrow(message);
    await expect(findDeletedWorkspace(admin, id)).rejects.toThrow(message);
  });

  test('are deleted by their name, with their sessions', async () => {
    const { user, token } = await signUpProved(fixture, 'deleted@example.com');
    const id = user.workspaceId;
    const name = (await findWorkspaceName(admin, id))!;
    await expect(deleteWorkspace(admin, { id, confirm: 'another' })).rejects.toThrow(
      'The name is not that of the workspace.',
    );
    expect(await deleteWorkspace(admin, { id, confirm: name })).toEqual({ name, members: 1 });
    expect(await findWorkspaceName(admin, id)).toBeUndefined();
    fixture.clock.advance(2_001);
    expect((await me(token)).user).toBeNull();
    await audited(id, 'admin.workspace_deleted');
    await expect(suspendWorkspace(admin, id)).rejects.toThrow(`${id} was deleted.`);
    await expect(resumeWorkspace(admin, id)).rejects.toThrow(`${id} was deleted.`);
  });
});

describe('people', () => {
  test('get a code that resets the password once', async () => {
    const { user, email } = await signUpProved(fixture, 'forgot@example.com');
    const { code } = await makeResetCode(admin, ' Forgot@Example.com ');
    await audited(user.workspaceId, 'admin.password_reset');
    const newPassword = 'an entirely new horse';
    const confirm = () =>
      fixture.client.passwords.confirmReset.mutate({ token: code, newPassword }, anonymous());
    await confirm();
    expect(await readOutcome(confirm())).toBe('invalid_input');
    expect(await readOutcome(logIn(email, newPassword))).toBe('signed in');
  });

  test('are signed out everywhere', async () => {
    const { user, email, token } = await signUpProved(fixture, 'ended@example.com');
    await logIn(email);
    expect(await endSessions(admin, email)).toBe(2);
    fixture.clock.advance(2_001);
    expect((await me(token)).user).toBeNull();
    await audited(user.workspaceId, 'admin.sessions_ended');
  });

  test('lose the second factors that they have lost', async () => {
    const owner = await signUpWithTotp(fixture, 'lost@example.com');
    await askForFactor(fixture, owner.email);
    expect(await removeFactors(admin, owner.email)).toBe(1);
    expect(await readOutcome(logIn(owner.email))).toBe('signed in');
    await audited(owner.user.workspaceId, 'admin.factors_removed');
  });

  test.each([
    ['nobody@example.com', 'nobody@example.com has no account.'],
    ['nobody', 'nobody is no email address.'],
  ])('that are unknown (%s) are said to be so', async (email, message) => {
    await expect(endSessions(admin, email)).rejects.toThrow(message);
  });
});

describe('the signing key', () => {
  const rotate = (given: Partial<Parameters<typeof rotateSigningKey>[1]> = {}) =>
    rotateSigningKey(admin, { secret, workspaceId: 'ws_default', dropsFormer: false, ...given });

  test('changes at once, and former tokens stay valid', async () => {
    const { email, token } = await signUpProved(fixture, 'key@example.com');
    const kid = await rotate();
    const replica = await fixture.startReplica();
    const { token: later } = await replica.client.accounts.logIn.mutate(
      { email, password },
      anonymous(newAddress()),
    );
    expect(decodeProtectedHeader(later).kid).toBe(kid);
    const { keys } = await replica.client.keys.jwks.query(
      undefined,
      withContext(serviceContext('*', 'req_test')),
    );
    expect(keys.map((key) => key.kid)).toContain(decodeProtectedHeader(token).kid);
    await audited('ws_default', 'admin.signing_key_rotated');
    await fixture.stopReplica(replica);
  });

  test('can be the only one from now on', async () => {
    const kid = await rotate({ dropsFormer: true });
    const stored = await admin.database.read(allWorkspaces, ({ db }) =>
      db.execute('select kid from identity.signing_keys'),
    );
    expect([...stored]).toEqual([{ kid }]);
  });

  test.each(['another secret of at least 32 characters', undefined])(
    'is not made with another secret (%s)',
    async (wrong) => {
      await expect(rotate({ secret: wrong })).rejects.toThrow(
        'SESSION_KEY_SECRET must be the one that the running services have.',
      );
    },
  );

  test('is made with another secret where that is said, and is then the only one', async () => {
    const kid = await rotate({ secret: 'another secret of 32 characters.', isNewSecret: true });
    const stored = await admin.database.read(allWorkspaces, ({ db }) =>
      db.execute('select kid from identity.signing_keys'),
    );
    expect([...stored]).toEqual([{ kid }]);
  });
});
