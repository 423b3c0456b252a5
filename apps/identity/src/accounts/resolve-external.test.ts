import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous, type IdentityFixture, startIdentity } from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const resolve = (email: string, name?: string) =>
  fixture.client.accounts.resolveExternal.mutate({ email, name }, anonymous());

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
    const { user } = await fixture.client.accounts.signUp.mutate(
      { email: 'here@example.com', password: 'correct horse' },
      anonymous(),
    );
    expect(await resolve('here@example.com')).toEqual(user);
  });
});
