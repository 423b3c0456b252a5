import type { Role } from '@workspace-ops/contracts';
import { serviceContext, withContext } from '@workspace-ops/rpc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bearer,
  type IdentityFixture,
  inviteMember,
  readOutcome,
  signUpPerson,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { password, type Person, signUpProved } from '../../test/with-factors.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const set = ({ token, user }: Person, confirmDecisions: boolean) =>
  fixture.client.workspaces.change.mutate(
    { id: user.workspaceId, confirmDecisions },
    bearer(token),
  );

const listConfirming = async (first = false) =>
  (
    await fixture.client.sessions.revokedSince.query(
      { since: '1970-01-01T00:00:00.000Z', first },
      withContext(serviceContext('*', 'req_test')),
    )
  ).confirming;

const isConfirmed = async ({ token }: Person) =>
  (await fixture.client.factors.isConfirmed.query(undefined, bearer(token))).isConfirmed;

test('a workspace that wants decisions confirmed is told to the edges; to end it takes a confirmation', async () => {
  const owner = await signUpProved(fixture, 'wants@example.com');
  const { workspaceId } = owner.user;
  const { workspaces } = await fixture.client.workspaces.list.query(undefined, bearer(owner.token));
  expect(workspaces[0]!.confirmDecisions).toBe(false);
  expect((await set(owner, true)).workspace.confirmDecisions).toBe(true);
  expect(await listConfirming(true)).toEqual([{ workspaceId, isWanted: true }]);
  fixture.clock.advance(5 * 60_000);
  expect(await readOutcome(set(owner, false))).toBe('confirmation_required');
  await fixture.client.factors.confirm.mutate({ password }, bearer(owner.token));
  expect((await set(owner, false)).workspace.confirmDecisions).toBe(false);
  expect(await listConfirming()).toEqual([{ workspaceId, isWanted: false }]);
  expect(await listConfirming(true)).toEqual([]);
});

test('a session is confirmed for five minutes by its sign-in, and again by a proof', async () => {
  const person = await signUpProved(fixture, 'minutes@example.com');
  expect(await isConfirmed(person)).toBe(true);
  fixture.clock.advance(5 * 60_000);
  expect(await isConfirmed(person)).toBe(false);
  await fixture.client.factors.confirm.mutate({ password }, bearer(person.token));
  expect(await isConfirmed(person)).toBe(true);
  const switched = await fixture.client.workspaces.switch.mutate(
    { workspaceId: person.user.workspaceId },
    bearer(person.token),
  );
  expect(await isConfirmed({ ...person, token: switched.token })).toBe(false);
});

describe('in a workspace that wants decisions confirmed', () => {
  type Call = ReturnType<typeof bearer>;
  let owners = 0;

  /** An owner whose session was left open, with a viewer in the workspace. */
  async function startOpenSession() {
    owners += 1;
    const owner = await signUpProved(fixture, `open-${owners}@example.com`);
    const call = bearer(owner.token);
    const { user } = owner;
    const host = { ...owner, call, userId: user.id, workspaceId: user.workspaceId };
    const guest = await signUpPerson(fixture);
    const { userId: viewerId } = await inviteMember(fixture, { host, guest, role: 'viewer' });
    await set(owner, true);
    fixture.clock.advance(5 * 60_000);
    return { owner, call, viewerId };
  }

  const directory = {
    issuer: 'https://login.example.com',
    clientId: 'client',
    clientSecret: 'secret',
    domains: ['company.example.com'],
    roleMapping: {},
    defaultRole: 'viewer' as const,
  };
  const until = () => new Date(fixture.clock.now().getTime() + 60_000).toISOString();
  const makeToken = (call: Call, scope: 'read' | 'runs:decide') =>
    fixture.client.tokens.create.mutate({ name: 'Own', kind: 'service', scopes: [scope] }, call);
  const invite = (call: Call, role: 'approver' | 'editor') =>
    fixture.client.invitations.create.mutate({ email: `${role}@example.com`, role }, call);
  const change = (call: Call, userId: string, to: { role?: Role; titles?: string[] }) =>
    fixture.client.members.change.mutate({ userId, ...to }, call);
  const delegate = (call: Call, to: string) =>
    fixture.client.members.delegate.mutate({ to, until: until() }, call);

  test('the power to decide is given by a confirmed session only', async () => {
    const { owner, call, viewerId } = await startOpenSession();
    const grants = [
      () => makeToken(call, 'runs:decide'),
      () => invite(call, 'approver'),
      () => change(call, viewerId, { role: 'approver' }),
      () => change(call, viewerId, { role: 'admin', titles: ['Head of Sales'] }),
      () => change(call, owner.user.id, { titles: ['Head of Sales'] }),
      () => delegate(call, viewerId),
      () => fixture.client.sso.save.mutate(directory, call),
      () => fixture.client.scim.createToken.mutate(undefined, call),
    ];
    for (const grant of grants) expect(await readOutcome(grant())).toBe('confirmation_required');
    await fixture.client.factors.confirm.mutate({ password }, call);
    for (const grant of grants) expect(await readOutcome(grant())).toBe('signed in');
  });

  test('what gives no such power goes on without', async () => {
    const { owner, call, viewerId } = await startOpenSession();
    const others = [
      () => makeToken(call, 'read'),
      () => invite(call, 'editor'),
      () => change(call, viewerId, { role: 'editor', titles: ['Head of Sales'] }),
      () => change(call, viewerId, { role: 'auditor' }),
      () => change(call, owner.user.id, { titles: [] }),
    ];
    for (const other of others) expect(await readOutcome(other())).toBe('signed in');
  });
});
