import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  toAppErrorFields,
  type IdentityFixture,
  newAddress,
  readOutcome,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity({ SIGN_UP_LIMIT_PER_ADDRESS: '40' });
});
afterAll(() => fixture.close());

const signUp = (input: { email: string; password?: string; name?: string }, address?: string) =>
  fixture.client.accounts.signUp.mutate(
    { password: 'correct horse', ...input },
    anonymous(address),
  );

describe('sign-up', () => {
  test('makes an account that owns a personal workspace, and signs it in', async () => {
    const { success, token, user } = await signUp({ email: ' Ada.Byron@Example.com ' });
    expect(success).toBe(true);
    expect(token.split('.')).toHaveLength(3);
    expect(user).toEqual({
      emailVerified: false,
      id: expect.stringMatching(/^usr_[0-9a-f]{32}$/),
      openId: user.id,
      email: 'ada.byron@example.com',
      name: 'ada.byron',
      role: 'owner',
      workspaceId: expect.stringMatching(/^ws_[0-9a-f]{32}$/),
      loginMethod: 'email',
    });
  });

  test('keeps the name that is given, and takes a blank one as absent', async () => {
    const named = await signUp({ email: 'named@example.com', name: 'Grace Hopper' });
    expect(named.user.name).toBe('Grace Hopper');
    const blank = await signUp({ email: 'blank@example.com', name: '   ' });
    expect(blank.user.name).toBe('blank');
  });

  test('is audited in the new workspace by the time it answers', async () => {
    const { user } = await signUp({ email: 'audited@example.com' });
    const events = fixture.audited.filter((event) => event.workspaceId === user.workspaceId);
    expect(events).toMatchObject([
      { agent: 'audited@example.com', action: 'account.sign_up', status: 'success' },
    ]);
    expect(JSON.stringify(events)).not.toContain('correct horse');
  });

  test('refuses an email that has an account, however it is written', async () => {
    await signUp({ email: 'taken@example.com' });
    expect(await readOutcome(signUp({ email: 'TAKEN@example.com' }))).toBe('email_taken');
  });

  test('refuses a bad email and a short password', async () => {
    expect(await readOutcome(signUp({ email: 'nobody' }))).toBe('invalid_input');
    expect(await readOutcome(signUp({ email: 'x@example.com', password: '12345' }))).toBe(
      'invalid_input',
    );
  });

  test('of 32 at the same instant with one email, exactly one wins', async () => {
    const address = newAddress();
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, () => readOutcome(signUp({ email: 'race@example.com' }, address))),
    );
    expect(outcomes.filter((outcome) => outcome === 'signed in')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'email_taken')).toHaveLength(31);
  });

  test('is limited per address, and says how long', async () => {
    const address = newAddress();
    await Promise.all(
      Array.from({ length: 40 }, () =>
        readOutcome(signUp({ email: 'taken@example.com' }, address)),
      ),
    );
    const refused = await signUp({ email: 'late@example.com' }, address).catch(toAppErrorFields);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3_600 });
    expect(await readOutcome(signUp({ email: 'late@example.com' }, newAddress()))).toBe(
      'signed in',
    );
  });
});
