import type { changeWorkspaceInput, Workspace } from '@workspace-ops/contracts';
import { serviceContext, withContext } from '@workspace-ops/rpc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  inviteMember,
  type Person,
  readOutcome,
  signUpPerson,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const signUp = () => signUpPerson(fixture);
const list = async ({ call }: Person) =>
  (await fixture.client.workspaces.list.query(undefined, call)).workspaces;

const make = async ({ call }: Person, name = 'Northwind'): Promise<Workspace> =>
  (await fixture.client.workspaces.create.mutate({ name }, call)).workspace;

const change = ({ call }: Person, id: string, given: z.input<typeof changeWorkspaceInput>) =>
  fixture.client.workspaces.change.mutate({ ...given, id }, call);

const enter = ({ call }: Person, workspaceId: string) =>
  fixture.client.workspaces.switch.mutate({ workspaceId }, call);

const remove = ({ call }: Person, id: string, confirm = 'Northwind') =>
  fixture.client.workspaces.delete.mutate({ id, confirm }, call);

const me = async (token: string) =>
  (await fixture.client.sessions.me.query(undefined, bearer(token))).user;

const outcome = async (work: Promise<unknown>): Promise<string> => {
  const code = await readOutcome(work);
  return code === 'signed in' ? 'done' : code;
};

describe('a workspace', () => {
  test('that is made has its maker as owner, who stays where they are', async () => {
    const person = await signUp();
    const made = await make(person);
    expect(made).toEqual({
      id: expect.stringMatching(/^ws_/) as string,
      name: 'Northwind',
      role: 'owner',
      current: false,
      timeZone: null,
      defaultTimeZone: 'America/New_York',
      workingHours: { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
      brandName: null,
      confirmDecisions: false,
    });
    const listed = await list(person);
    expect(listed).toMatchObject([
      { id: person.workspaceId, current: true, defaultTimeZone: 'America/New_York' },
      { id: made.id },
    ]);
    expect(fixture.audited.at(-1)).toMatchObject({
      workspaceId: made.id,
      action: 'workspace.created',
    });
  });

  test('is entered by a session of its own; the one of before goes on', async () => {
    const person = await signUp();
    const made = await make(person);
    const { token, user } = await enter(person, made.id);
    expect(user).toMatchObject({ id: person.userId, role: 'owner', workspaceId: made.id });
    expect(await me(token)).toEqual(user);
    expect((await me(person.token))?.workspaceId).toBe(person.workspaceId);
    const call = bearer(token);
    expect(await list({ ...person, call })).toMatchObject([{ current: false }, { current: true }]);
  });

  test('is neither entered, changed nor deleted by a stranger, who is not told of it', async () => {
    const [person, stranger] = [await signUp(), await signUp()];
    const { id } = await make(person);
    expect(await outcome(enter(stranger, id))).toBe('not_found');
    expect(await outcome(enter(stranger, 'ws_unknown'))).toBe('not_found');
    expect(await outcome(change(stranger, id, { name: 'Mine' }))).toBe('not_found');
    expect(await outcome(remove(stranger, id))).toBe('not_found');
    expect(await list(stranger)).toHaveLength(1);
    for (const text of ['*', "'", '%', 'ws 1']) {
      expect(await outcome(change(stranger, text, { name: 'Mine' }))).toBe('not_found');
      expect(await outcome(remove(stranger, text))).toBe('not_found');
      expect(await outcome(enter(stranger, text))).toBe('not_found');
    }
  });
});

describe('the settings of a workspace', () => {
  test('are changed one by one and told to other services', async () => {
    const person = await signUp();
    const { workspaceId } = person;
    await change(person, workspaceId, { timeZone: 'europe/berlin' });
    const workingHours = { days: [7, 1, 1], from: '09:30', to: '12:00' };
    const { workspace } = await change(person, workspaceId, { workingHours, brandName: ' Acme ' });
    expect(workspace).toMatchObject({
      timeZone: 'Europe/Berlin',
      defaultTimeZone: 'America/New_York',
      workingHours: { days: [1, 7], from: '09:30', to: '12:00' },
      brandName: 'Acme',
    });
    const facts = await fixture.client.members.facts.query(
      undefined,
      withContext(serviceContext(workspaceId, 'req_test')),
    );
    expect(facts).toMatchObject({ timeZone: 'Europe/Berlin', brandName: 'Acme' });
    expect(fixture.audited.at(-1)).toMatchObject({ workspaceId, action: 'workspace.changed' });
    const cleared = await change(person, workspaceId, { brandName: '' });
    expect(cleared.workspace.brandName).toBeNull();
    const ofInstallation = await change(person, workspaceId, { timeZone: '' });
    expect(ofInstallation.workspace.timeZone).toBeNull();
  });

  test('have names in one line, without blanks around, by which it is deleted too', async () => {
    const person = await signUp();
    const made = await make(person, '  Second   Office ');
    expect(made.name).toBe('Second Office');
    const { workspace } = await change(person, made.id, { name: 'a\nb', brandName: ' c\r\nd ' });
    expect(workspace).toMatchObject({ name: 'a b', brandName: 'c d' });
    expect(await outcome(remove(person, made.id, ' a  b'))).toBe('done');
  });

  test.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+02:00' },
    { workingHours: { days: [], from: '08:00', to: '18:00' } },
    { workingHours: { days: [8], from: '08:00', to: '18:00' } },
    { workingHours: { days: [1], from: '18:00', to: '08:00' } },
    { workingHours: { days: [1], from: '8', to: '24:00' } },
    { name: ' ' },
  ])('are refused as %o', async (given) => {
    const person = await signUp();
    expect(await outcome(change(person, person.workspaceId, given))).toBe('invalid_input');
  });

  test('are for admins of the workspace itself', async () => {
    const [owner, guest] = [await signUp(), await signUp()];
    const editor = await inviteMember(fixture, { host: owner, guest, role: 'editor' });
    const given = { name: 'Ours' };
    expect(await outcome(change(editor, owner.workspaceId, given))).toBe('forbidden');
    // With the session of their own workspace, too, where they are the owner.
    expect(await outcome(change(guest, owner.workspaceId, given))).toBe('forbidden');
    expect(await outcome(change(owner, owner.workspaceId, given))).toBe('done');
  });
});

test('what changes or deletes a workspace asks for the role in that one, not in the session’s', async () => {
  const [owner, guest] = [await signUp(), await signUp()];
  const editor = await inviteMember(fixture, { host: owner, guest, role: 'editor' });
  const stranger = await signUp();
  const { id } = await make(editor);
  expect(await outcome(change(editor, id, { timeZone: 'Europe/Berlin' }))).toBe('done');
  expect(await outcome(change(editor, stranger.workspaceId, { name: 'Mine' }))).toBe('not_found');
  expect(await outcome(remove(editor, stranger.workspaceId))).toBe('not_found');
  expect(await outcome(remove(editor, owner.workspaceId))).toBe('forbidden');
  expect(await outcome(remove(editor, id))).toBe('done');
});

describe('a deleted workspace', () => {
  test('ends its sessions, memberships and invitations', async () => {
    const [owner, guest] = [await signUp(), await signUp()];
    const { id } = await make(owner);
    const { token } = await enter(owner, id);
    const host = { ...owner, token, workspaceId: id, call: bearer(token) };
    const member = await inviteMember(fixture, { host, guest, role: 'admin' });
    await fixture.client.invitations.create.mutate(
      { email: 'nobody@example.com', role: 'viewer' },
      host.call,
    );
    expect(await outcome(remove(host, id, 'northwind'))).toBe('invalid_input');
    expect(await outcome(remove(member, id))).toBe('forbidden');
    expect(await outcome(remove(host, id))).toBe('done');
    expect(await me(token)).toBeNull();
    expect(await me(member.token)).toBeNull();
    expect(await list(guest)).toMatchObject([{ id: guest.workspaceId }]);
    expect(await outcome(enter(owner, id))).toBe('not_found');
    expect(fixture.audited.at(-1)).toMatchObject({
      workspaceId: id,
      action: 'workspace.deleted',
      details: { members: 2, sessionsEnded: 2 },
    });
  });

  test('is replaced by an empty one for whom it was the personal one', async () => {
    const person = await signUp();
    const [{ name }] = (await list(person)) as [Workspace];
    await remove(person, person.workspaceId, name);
    expect(await me(person.token)).toBeNull();
    const { user, token } = await fixture.client.accounts.logIn.mutate(
      { email: person.email, password: 'correct horse' },
      anonymous(),
    );
    expect(user).toMatchObject({ id: person.userId, role: 'owner' });
    expect(user.workspaceId).not.toBe(person.workspaceId);
    expect(await list({ ...person, call: bearer(token) })).toMatchObject([
      { id: user.workspaceId, name },
    ]);
  });

  test('is joined by nobody who accepts at the same instant', async () => {
    for (let time = 0; time < 5; time++) {
      const [owner, guest] = [await signUp(), await signUp()];
      const [{ name }] = (await list(owner)) as [Workspace];
      const joining = inviteMember(fixture, { host: owner, guest, role: 'viewer' }).then(
        () => 'joined',
        () => 'refused',
      );
      await remove(owner, owner.workspaceId, name);
      await joining;
      expect(await list(guest)).toHaveLength(1);
    }
  });
});
