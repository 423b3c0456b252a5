import { decodeJwt } from 'jose';
import { serviceContext, withContext } from '@workspace-ops/rpc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  type IdentityFixture,
  inviteMember,
  type Person,
  readOutcome,
  signUpPerson,
  startIdentity,
} from '../../test/identity-fixture.ts';
import type { Role } from '@workspace-ops/contracts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const signUp = () => signUpPerson(fixture);

async function join(host: Person, role: Role): Promise<Person> {
  return inviteMember(fixture, { host, guest: await signUp(), role });
}

const list = async ({ call }: Person, page: { limit?: number; cursor?: string } = {}) =>
  fixture.client.members.list.query(page, call);

const change = ({ call }: Person, userId: string, given: { role?: Role; titles?: string[] }) =>
  fixture.client.members.change.mutate({ ...given, userId }, call);

const remove = ({ call }: Person, userId: string) =>
  fixture.client.members.remove.mutate({ userId }, call);

const me = async ({ call }: Person) =>
  (await fixture.client.sessions.me.query(undefined, call)).user;

const outcome = async (work: Promise<unknown>): Promise<string> => {
  const code = await readOutcome(work);
  return code === 'signed in' ? 'done' : code;
};

const actionsIn = (workspaceId: string): string[] =>
  fixture.audited.filter((event) => event.workspaceId === workspaceId).map(({ action }) => action);

describe('the list of members', () => {
  test('begins with who joined last, and is read page by page', async () => {
    const owner = await signUp();
    const [first, second] = [await join(owner, 'editor'), await join(owner, 'viewer')];
    const one = await list(owner, { limit: 2 });
    expect(one.totalCount).toBe(3);
    const two = await list(owner, { limit: 2, cursor: one.nextCursor! });
    expect(two.nextCursor).toBeNull();
    const ids = [...one.members, ...two.members].map(({ userId }) => userId);
    expect(ids.toSorted()).toEqual([owner.userId, first.userId, second.userId].toSorted());
    expect(one.members.find(({ userId }) => userId === second.userId)?.role).toBe('viewer');
  });

  test('refuses the cursor of another workspace', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    await join(owner, 'viewer');
    const { nextCursor } = await list(owner, { limit: 1 });
    expect(await outcome(list(other, { cursor: nextCursor! }))).toBe('invalid_input');
  });
});

describe('a changed role', () => {
  test('is told to the edges, shows in the session and is audited', async () => {
    const owner = await signUp();
    const member = await join(owner, 'admin');
    const since = fixture.clock.now().toISOString();
    const { member: changed } = await change(owner, member.userId, { role: 'viewer' });
    expect(changed).toMatchObject({ userId: member.userId, role: 'viewer' });
    const { roles } = await fixture.client.sessions.revokedSince.query({ since }, anonymous());
    expect(roles).toContainEqual({
      workspaceId: owner.workspaceId,
      userId: member.userId,
      role: 'viewer',
      since: expect.any(String) as string,
    });
    fixture.clock.advance(3_000);
    expect((await me(member))?.role).toBe('viewer');
    expect(fixture.audited.at(-1)).toMatchObject({
      workspaceId: owner.workspaceId,
      action: 'member.role_changed',
      agent: owner.email,
      details: { userId: member.userId, from: 'admin', to: 'viewer' },
    });
  });

  test('is among those that an edge learns as it starts; who only joined is not', async () => {
    const owner = await signUp();
    const [joined, changed] = [await join(owner, 'editor'), await join(owner, 'editor')];
    await change(owner, changed.userId, { role: 'approver' });
    const since = '1970-01-01T00:00:00.000Z';
    const ask = async (first: boolean) => {
      const { roles = [] } = await fixture.client.sessions.revokedSince.query(
        { since, first },
        anonymous(),
      );
      return roles.filter(({ workspaceId }) => workspaceId === owner.workspaceId);
    };
    expect(await ask(true)).toMatchObject([{ userId: changed.userId, role: 'approver' }]);
    expect(await ask(false)).toContainEqual(
      expect.objectContaining({ userId: joined.userId, role: null }),
    );
  });

  test('to or from owner is for owners alone', async () => {
    const owner = await signUp();
    const [admin, member] = [await join(owner, 'admin'), await join(owner, 'viewer')];
    expect(await outcome(change(admin, member.userId, { role: 'owner' }))).toBe('forbidden');
    expect(await outcome(change(admin, owner.userId, { role: 'viewer' }))).toBe('forbidden');
    await change(owner, member.userId, { role: 'owner' });
    expect(await outcome(change(admin, owner.userId, { role: 'viewer' }))).toBe('forbidden');
    expect(await outcome(remove(admin, owner.userId))).toBe('forbidden');
    expect(await outcome(change(admin, admin.userId, { role: 'admin' }))).toBe('done');
  });

  test('is for admins: an editor is refused, and so is an admin of before', async () => {
    const owner = await signUp();
    const [editor, admin] = [await join(owner, 'editor'), await join(owner, 'admin')];
    expect(await outcome(change(editor, admin.userId, { role: 'viewer' }))).toBe('forbidden');
    await change(owner, admin.userId, { role: 'editor' });
    // The token of the admin of before still says admin.
    expect(await outcome(change(admin, editor.userId, { role: 'viewer' }))).toBe('forbidden');
  });

  test('of somebody in another workspace is not found', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    expect(await outcome(change(owner, other.userId, { role: 'viewer' }))).toBe('not_found');
    expect(await outcome(remove(owner, other.userId))).toBe('not_found');
  });
});

describe('the last owner', () => {
  test('is neither lowered nor removed, and does not leave', async () => {
    const owner = await signUp();
    await join(owner, 'admin');
    expect(await outcome(change(owner, owner.userId, { role: 'admin' }))).toBe('conflict');
    expect(await outcome(remove(owner, owner.userId))).toBe('conflict');
    const leave = fixture.client.members.leave.mutate(undefined, owner.call);
    expect(await outcome(leave)).toBe('conflict');
  });

  test.each(['each other', 'themselves'])(
    'is left when two owners lower %s at the same instant',
    async (whom) => {
      for (let time = 0; time < 5; time++) {
        const first = await signUp();
        const second = await join(first, 'owner');
        const [a, b] = whom === 'each other' ? [second, first] : [first, second];
        const outcomes = await Promise.all([
          outcome(change(first, a.userId, { role: 'viewer' })),
          outcome(change(second, b.userId, { role: 'viewer' })),
        ]);
        expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
      }
    },
  );
});

describe('a removed member', () => {
  test('loses the sessions of the workspace, and keeps the personal one', async () => {
    const owner = await signUp();
    const guest = await signUp();
    const member = await inviteMember(fixture, { host: owner, guest, role: 'editor' });
    expect((await me(member))?.workspaceId).toBe(owner.workspaceId);
    const since = fixture.clock.now().toISOString();
    await remove(owner, member.userId);
    expect(await me(member)).toBeNull();
    expect((await me(guest))?.workspaceId).toBe(guest.workspaceId);
    const { sessionIds } = await fixture.client.sessions.revokedSince.query({ since }, anonymous());
    expect(sessionIds).toContain(decodeJwt<{ sid: string }>(member.token).sid);
    const again = fixture.client.workspaces.switch.mutate(
      { workspaceId: owner.workspaceId },
      guest.call,
    );
    expect(await outcome(again)).toBe('not_found');
    expect(actionsIn(owner.workspaceId)).toContain('member.removed');
  });

  test('of their own personal workspace gets a new one, and can sign in', async () => {
    const first = await signUp();
    const second = await join(first, 'owner');
    await remove(second, first.userId);
    const { user } = await fixture.client.accounts.logIn.mutate(
      { email: first.email, password: 'correct horse' },
      anonymous(),
    );
    expect(user).toMatchObject({ id: first.userId, role: 'owner' });
    expect(user.workspaceId).not.toBe(first.workspaceId);
  });

  test('gets no session that began at the same instant', async () => {
    const owner = await signUp();
    const guest = await signUp();
    const member = await inviteMember(fixture, { host: owner, guest, role: 'viewer' });
    const input = { workspaceId: owner.workspaceId };
    const [, ...sessions] = await Promise.all([
      remove(owner, member.userId),
      ...Array.from({ length: 10 }, () =>
        fixture.client.workspaces.switch.mutate(input, guest.call).catch(() => null),
      ),
    ]);
    fixture.clock.advance(3_000);
    for (const session of sessions.filter((one) => one !== null)) {
      const { sid } = decodeJwt<{ sid: string }>(session.token);
      const since = '1970-01-01T00:00:00.000Z';
      const { sessionIds } = await fixture.client.sessions.revokedSince.query(
        { since },
        anonymous(),
      );
      expect(sessionIds).toContain(sid);
    }
  });

  test('who left by themselves is audited as such', async () => {
    const owner = await signUp();
    const member = await join(owner, 'viewer');
    await fixture.client.members.leave.mutate(undefined, member.call);
    expect(actionsIn(owner.workspaceId).at(-1)).toBe('member.left');
  });
});

describe('a delegation', () => {
  const facts = (workspaceId: string) =>
    fixture.client.members.facts.query(
      undefined,
      withContext(serviceContext(workspaceId, 'req_test')),
    );
  const until = () => new Date(fixture.clock.now().getTime() + 60_000).toISOString();
  const delegate = ({ call }: Person, to: string, end = until()) =>
    fixture.client.members.delegate.mutate({ to, until: end }, call);
  const readDelegate = async ({ workspaceId, userId }: Person) =>
    (await facts(workspaceId)).members.find((member) => member.userId === userId)?.delegate;

  test('is told to who decides until it ends, and is audited', async () => {
    const owner = await signUp();
    const member = await join(owner, 'approver');
    const end = until();
    expect(await delegate(owner, member.userId, end)).toEqual({
      delegation: { to: member.userId, until: end },
    });
    expect(await readDelegate(owner)).toEqual({ userId: member.userId, until: end });
    await fixture.client.members.endDelegation.mutate(undefined, owner.call);
    expect(await readDelegate(owner)).toBeNull();
    const twice = fixture.client.members.endDelegation.mutate(undefined, owner.call);
    expect(await outcome(twice)).toBe('not_found');
    expect(actionsIn(owner.workspaceId).slice(-2)).toEqual([
      'member.delegated',
      'member.delegation_ended',
    ]);
  });

  test('ends by its time, and with the membership of the delegate', async () => {
    const owner = await signUp();
    const member = await join(owner, 'approver');
    await delegate(owner, member.userId);
    fixture.clock.advance(61_000);
    expect(await readDelegate(owner)).toBeNull();
    await delegate(owner, member.userId);
    await remove(owner, member.userId);
    expect(await readDelegate(owner)).toBeNull();
  });

  test('is neither to oneself, nor to a stranger, nor into the past', async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const member = await join(owner, 'viewer');
    expect(await outcome(delegate(owner, owner.userId))).toBe('invalid_input');
    expect(await outcome(delegate(owner, stranger.userId))).toBe('not_found');
    const past = new Date(fixture.clock.now().getTime() - 1).toISOString();
    expect(await outcome(delegate(owner, member.userId, past))).toBe('invalid_input');
  });

  test('does not reach another workspace', async () => {
    const owner = await signUp();
    const guest = await signUp();
    const member = await inviteMember(fixture, { host: owner, guest, role: 'approver' });
    await delegate(member, owner.userId);
    expect((await facts(guest.workspaceId)).members).toMatchObject([{ delegate: null }]);
  });
});

test('titles are kept as a set, without their surrounding space', async () => {
  const owner = await signUp();
  const { member } = await change(owner, owner.userId, {
    titles: [' Head of Sales ', 'Head of Sales'],
  });
  expect(member.titles).toEqual(['Head of Sales']);
  expect(await outcome(change(owner, owner.userId, {}))).toBe('invalid_input');
});
