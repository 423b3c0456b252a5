import type { Role } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  inviteMember,
  newAddress,
  type Person,
  readOutcome,
  secretIn,
  signUpPerson,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const signUp = () => signUpPerson(fixture);

const invite = ({ call }: Person, email: string, role: Role) =>
  fixture.client.invitations.create.mutate({ email, role }, call);

/** The secret of the newest of so many mails. */
const readSecret = async (email: string, count = 1): Promise<string> =>
  waitFor(async () => {
    const mails = (await fixture.mailsTo(email)).filter((mail) => mail.includes('invites you'));
    return mails.length === count ? secretIn(mails.at(-1)) : undefined;
  });

const readMembers = async ({ call }: Person) =>
  (await fixture.client.members.list.query({}, call)).members;

describe('an accepted invitation', () => {
  test('makes the account, and a member with the invited role, in the inviting workspace', async () => {
    const owner = await signUp();
    await invite(owner, 'new@example.com', 'approver');
    const { user, token } = await fixture.client.invitations.accept.mutate(
      {
        token: await readSecret('new@example.com'),
        password: 'correct horse battery',
        name: 'Neo',
      },
      anonymous(newAddress()),
    );
    expect(user).toMatchObject({
      name: 'Neo',
      role: 'approver',
      workspaceId: owner.workspaceId,
      emailVerified: true,
    });
    const listed = await fixture.client.workspaces.list.query(undefined, bearer(token));
    expect(listed.workspaces.map(({ role, current }) => ({ role, current }))).toEqual(
      expect.arrayContaining([
        { role: 'owner', current: false },
        { role: 'approver', current: true },
      ]),
    );
    const login = await fixture.client.accounts.logIn.mutate(
      { email: 'new@example.com', password: 'correct horse battery' },
      anonymous(newAddress()),
    );
    expect(login.user.role).toBe('owner');
    expect(login.user.workspaceId).not.toBe(owner.workspaceId);
  });

  test('joins nobody to another workspace that invited the same email', async () => {
    const [owner, other, guest] = [await signUp(), await signUp(), await signUp()];
    await invite(other, guest.email, 'admin');
    await readSecret(guest.email);
    await inviteMember(fixture, { host: owner, guest, role: 'viewer' });
    expect((await readMembers(other)).map(({ userId }) => userId)).toEqual([other.userId]);
    const { invitations } = await fixture.client.invitations.list.query(undefined, other.call);
    expect(invitations).toMatchObject([{ email: guest.email, role: 'admin' }]);
  });

  test('names the workspace and its brand in its mail', async () => {
    const owner = await signUp();
    await fixture.client.workspaces.change.mutate(
      { id: owner.workspaceId, name: 'Northwind', brandName: 'Harbour' },
      owner.call,
    );
    await invite(owner, 'named@example.com', 'viewer');
    await readSecret('named@example.com');
    const [mail] = await fixture.mailsTo('named@example.com');
    expect(mail).toContain('Northwind');
    expect(mail).toContain('Subject: You are invited to Harbour');
  });
});

describe('an invitation', () => {
  test('as owner is made by owners alone', async () => {
    const [owner, guest] = [await signUp(), await signUp()];
    const admin = await inviteMember(fixture, { host: owner, guest, role: 'admin' });
    expect(await readOutcome(invite(admin, 'boss@example.com', 'owner'))).toBe('forbidden');
    expect(await readOutcome(invite(owner, 'boss@example.com', 'owner'))).toBe('signed in');
    expect(await readOutcome(invite(admin, 'peer@example.com', 'admin'))).toBe('signed in');
  });

  test('of somebody who came in otherwise is void once they are removed', async () => {
    const [owner, guest] = [await signUp(), await signUp()];
    await invite(owner, guest.email, 'admin');
    const secret = await readSecret(guest.email);
    // As a sign-in provider or a directory makes members.
    const sql = postgres(fixture.databaseUrl, { max: 1 });
    await sql`insert into identity.memberships (workspace_id, user_id, role, created_at)
      values (${owner.workspaceId}, ${guest.userId}, 'viewer', now())`;
    await sql.end();
    await fixture.client.members.remove.mutate({ userId: guest.userId }, owner.call);
    const accept = fixture.client.invitations.accept.mutate({ token: secret }, guest.call);
    expect(await readOutcome(accept)).toBe('invalid_input');
    expect((await readMembers(owner)).map(({ userId }) => userId)).toEqual([owner.userId]);
  });

  test('of a member is refused', async () => {
    const owner = await signUp();
    expect(await readOutcome(invite(owner, owner.email, 'viewer'))).toBe('conflict');
  });

  test('takes the place of the one before, whose code is void', async () => {
    const owner = await signUp();
    await invite(owner, 'twice@example.com', 'admin');
    const first = await readSecret('twice@example.com');
    await invite(owner, 'twice@example.com', 'viewer');
    const second = await readSecret('twice@example.com', 2);
    const accept = (token: string) =>
      fixture.client.invitations.accept.mutate(
        { token, password: 'correct horse battery' },
        anonymous(newAddress()),
      );
    expect(await readOutcome(accept(first))).toBe('invalid_input');
    expect((await accept(second)).user.role).toBe('viewer');
  });
});
