import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  readOutcome,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const issuer = 'https://idp.example.com';

const resolve = (email: string, name?: string, subject = `sub of ${email.toLowerCase()}`) =>
  fixture.client.accounts.resolveExternal.mutate({ issuer, subject, email, name }, anonymous());

const signUp = (email: string) =>
  fixture.client.accounts.signUp.mutate({ email, password: 'correct horse' }, anonymous());

describe('the user behind an identity provider’s token', () => {
  test('is made at the first sight and found from then on', async () => {
    const made = await resolve('Idp.User@example.com', 'Idp User');
    expect(made).toMatchObject({
      email: 'idp.user@example.com',
      name: 'Idp User',
      loginMethod: 'google',
      role: 'owner',
    });
    expect(await resolve('idp.user@example.com')).toEqual(made);
    const events = fixture.audited.filter((event) => event.workspaceId === made.workspaceId);
    expect(events.map((event) => event.action)).toEqual(['account.sign_up']);
  });

  test('is one user, however many requests see it first', async () => {
    const users = await Promise.all(Array.from({ length: 32 }, () => resolve('burst@example.com')));
    expect(new Set(users.map((user) => user.id)).size).toBe(1);
  });

  test('is the account that signed up with the email', async () => {
    const { user } = await signUp('here@example.com');
    expect(await resolve('here@example.com')).toEqual({ ...user, emailVerified: true });
  });

  test('is bound to the subject of the first token: another one’s is refused', async () => {
    const made = await resolve('bound@example.com', undefined, 'first');
    expect(await readOutcome(resolve('bound@example.com', undefined, 'second'))).toBe(
      'unauthenticated',
    );
    expect(await resolve('renamed@example.com', undefined, 'first')).toEqual(made);
    const elsewhere = { issuer: 'https://other.example.com', subject: 'third' };
    const other = fixture.client.accounts.resolveExternal.mutate(
      { ...elsewhere, email: 'bound@example.com' },
      anonymous(),
    );
    expect((await other).id).toBe(made.id);
  });

  test('of two subjects for one email at the same instant, one is bound', async () => {
    await signUp('two@example.com');
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        readOutcome(resolve('two@example.com', undefined, `two ${index % 2}`)),
      ),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array<string>(8).fill('signed in'),
      ...Array<string>(8).fill('unauthenticated'),
    ]);
  });
});

describe('the first token for an account that a stranger made', () => {
  const email = 'squatted@example.com';

  test('removes the stranger’s password and ends the stranger’s sessions, audited', async () => {
    const stranger = await signUp(email);
    await resolve(email);
    expect(await fixture.client.sessions.me.query(undefined, bearer(stranger.token))).toEqual({
      user: null,
    });
    const logIn = { email, password: 'correct horse' };
    expect(await readOutcome(fixture.client.accounts.logIn.mutate(logIn, anonymous()))).toBe(
      'unauthenticated',
    );
    const events = fixture.audited.filter(({ action }) => action === 'account.owner_proved');
    expect(events.at(-1)).toMatchObject({
      workspaceId: stranger.user.workspaceId,
      agent: email,
      details: { method: 'identity_provider', passwordRemoved: true, sessionsEnded: 1 },
    });
  });

  test('is the only one that does', async () => {
    const before = fixture.audited.length;
    await resolve(email);
    expect(fixture.audited.slice(before)).toEqual([]);
  });
});
