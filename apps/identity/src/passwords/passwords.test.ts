import { countWaiters, waitFor } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '@workspace-ops/service-kit';
import {
  anonymous,
  toAppErrorFields,
  bearer,
  type IdentityFixture,
  newAddress,
  readOutcome,
  secretIn,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;
let accounts = 0;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const oldPassword = 'the old password';
const newPassword = 'the new password';

async function newAccount() {
  accounts += 1;
  const email = `person-${accounts}@example.com`;
  const { user, token } = await fixture.client.accounts.signUp.mutate(
    { email, password: oldPassword },
    anonymous(newAddress()),
  );
  return { email, user, token };
}
const logIn = (email: string, password: string) =>
  fixture.client.accounts.logIn.mutate({ email, password }, anonymous(newAddress()));
const isSignedIn = async (token: string): Promise<boolean> =>
  (await fixture.client.sessions.me.query(undefined, bearer(token))).user !== null;
const change = (token: string, given: { currentPassword: string; newPassword: string }) =>
  fixture.client.passwords.change.mutate(given, bearer(token));
const requestReset = (email: string, address = newAddress()) =>
  fixture.client.passwords.requestReset.mutate({ email }, anonymous(address));
const confirm = (token: string, password = newPassword) =>
  fixture.client.passwords.confirmReset.mutate(
    { token, newPassword: password },
    anonymous(newAddress()),
  );
const verify = (token: string) =>
  fixture.client.accounts.verifyEmail.mutate({ token }, anonymous(newAddress()));
const findMail = (email: string, subject: string): Promise<string> =>
  waitFor(async () =>
    (await fixture.mailsTo(email)).findLast((mail) => mail.includes(`Subject: ${subject}`)),
  );
const resetSecret = async (email: string): Promise<string> => {
  await requestReset(email);
  return secretIn(await findMail(email, 'Reset'));
};

describe('changing the password', () => {
  test('ends all other sessions and keeps its own', async () => {
    const { email, token } = await newAccount();
    const other = await logIn(email, oldPassword);
    await change(token, { currentPassword: oldPassword, newPassword });
    expect([await isSignedIn(token), await isSignedIn(other.token)]).toEqual([true, false]);
    expect(await readOutcome(logIn(email, oldPassword))).toBe('unauthenticated');
    expect(await readOutcome(logIn(email, newPassword))).toBe('signed in');
    const [event] = fixture.audited.filter(
      ({ agent, action }) => agent === email && action === 'account.password_changed',
    );
    expect(event).toMatchObject({ details: { sessionsEnded: 1 } });
    expect(await findMail(email, 'Your password was changed')).toContain('other sessions');
  });

  test('makes the codes void that were mailed for a reset before', async () => {
    const { email, token } = await newAccount();
    const secret = await resetSecret(email);
    await change(token, { currentPassword: oldPassword, newPassword });
    expect(await readOutcome(confirm(secret, 'another password'))).toBe('invalid_input');
    expect(await readOutcome(logIn(email, newPassword))).toBe('signed in');
  });

  test('needs the current password, and few guesses are let through, which are audited', async () => {
    const { email, token } = await newAccount();
    const outcomes: string[] = [];
    for (let guess = 0; guess < 11; guess++) {
      outcomes.push(await readOutcome(change(token, { currentPassword: `${guess}`, newPassword })));
    }
    expect(outcomes).toEqual([...Array<string>(10).fill('unauthenticated'), 'rate_limited']);
    const failed = fixture.audited.filter(
      ({ agent, action }) => agent === email && action === 'account.password_failed',
    );
    expect(failed).toHaveLength(10);
    fixture.clock.advance(16 * minuteMs);
    expect(await readOutcome(change(token, { currentPassword: oldPassword, newPassword }))).toBe(
      'signed in',
    );
  });

  test.each([
    ['short', 'must have at least 10 characters'],
    ['password123', 'is one of the common passwords'],
    ['QWERTYUIOP', 'is one of the common passwords'],
    ['aaaaaaaaaaaa', 'is one of the common passwords'],
    ['abcabcabcabc', 'is one of the common passwords'],
  ])('refuses %j, which %s', async (password, reason) => {
    const { token } = await newAccount();
    const given = { currentPassword: oldPassword, newPassword: password };
    const error = await change(token, given).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error) + toAppErrorFields(error).message).toContain(reason);
    expect(await readOutcome(change(token, { currentPassword: oldPassword, newPassword }))).toBe(
      'signed in',
    );
  });

  test('refuses the email itself', async () => {
    const { email, token } = await newAccount();
    const given = { currentPassword: oldPassword, newPassword: email.toUpperCase() };
    expect(await readOutcome(change(token, given))).toBe('invalid_input');
  });

  test('of two at the same instant, one counts', async () => {
    const { email, token } = await newAccount();
    const outcomes = await Promise.all(
      [1, 2, 3].map((index) =>
        readOutcome(
          change(token, { currentPassword: oldPassword, newPassword: `${newPassword} ${index}` }),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'signed in')).toHaveLength(1);
    expect(await readOutcome(logIn(email, oldPassword))).toBe('unauthenticated');
  });

  test('leaves no session that began with the old password while it was changed', async () => {
    const { email, token } = await newAccount();
    const [, ...logIns] = await Promise.all([
      change(token, { currentPassword: oldPassword, newPassword }),
      ...Array.from({ length: 8 }, () => logIn(email, oldPassword).catch(() => undefined)),
    ]);
    for (const signedIn of logIns) {
      expect(signedIn !== undefined && (await isSignedIn(signedIn.token))).toBe(false);
    }
  });
});

describe('resetting the password', () => {
  test('sets a new one with a mailed code, once, and ends all sessions', async () => {
    const { email, token } = await newAccount();
    const secret = await resetSecret(email);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => readOutcome(confirm(secret))),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(3).fill('invalid_input'), 'signed in']);
    expect(await isSignedIn(token)).toBe(false);
    expect(await readOutcome(logIn(email, oldPassword))).toBe('unauthenticated');
    expect((await logIn(email, newPassword)).user.emailVerified).toBe(true);
    expect(fixture.audited.map(({ action }) => action)).toContain('account.password_reset');
  });

  test('lets the owner in whom failed logins had locked out', async () => {
    const { email } = await newAccount();
    const address = newAddress();
    const logInHere = (password: string) =>
      readOutcome(fixture.client.accounts.logIn.mutate({ email, password }, anonymous(address)));
    for (let guess = 0; guess < 10; guess++) await logInHere(`guess ${guess}`);
    expect(await logInHere(oldPassword)).toBe('rate_limited');
    await confirm(await resetSecret(email));
    expect(await logInHere(newPassword)).toBe('signed in');
  });

  test('ends after 30 minutes', async () => {
    const { email } = await newAccount();
    const secret = await resetSecret(email);
    fixture.clock.advance(30 * minuteMs);
    expect(await readOutcome(confirm(secret))).toBe('invalid_input');
    await requestReset(email);
    const fresh = await waitFor(async () => {
      // The mail that confirms the address may come after that of the first reset.
      const mails = (await fixture.mailsTo(email)).filter((mail) =>
        mail.includes('Subject: Reset'),
      );
      return mails.map(secretIn).find((one) => one !== secret);
    });
    fixture.clock.advance(29 * minuteMs);
    expect(await readOutcome(confirm(fresh))).toBe('signed in');
  });

  test('with a password that is refused leaves the code as it was', async () => {
    const { email } = await newAccount();
    const secret = await resetSecret(email);
    expect(await readOutcome(confirm(secret, 'password123'))).toBe('invalid_input');
    expect(await readOutcome(confirm(secret))).toBe('signed in');
  });

  test('takes no code of another purpose and no nonsense', async () => {
    const { email } = await newAccount();
    const forEmail = secretIn(await findMail(email, 'Confirm'));
    expect(await readOutcome(confirm(forEmail))).toBe('invalid_input');
    expect(await readOutcome(confirm('nonsense'))).toBe('invalid_input');
    expect(await readOutcome(verify(await resetSecret(email)))).toBe('invalid_input');
  });

  test('gives an account without a password one', async () => {
    const email = 'google-only@example.com';
    await fixture.client.accounts.signInWithGoogle.mutate({ email }, anonymous());
    await confirm(await resetSecret(email));
    expect(await readOutcome(logIn(email, newPassword))).toBe('signed in');
  });

  test('is answered without a look at any account, so that its time depends on none', async () => {
    const { email } = await newAccount();
    const sql = postgres(fixture.databaseUrl, { max: 1 });
    await sql.begin(async (holder) => {
      await holder`lock table identity.users, identity.passwords, identity.sessions`;
      for (const asked of [email, 'no-such@example.com']) {
        expect(await requestReset(asked)).toEqual({ success: true });
      }
      // The mails' jobs do look.
      await waitFor(() => countWaiters(holder));
    });
    await sql.end();
  });

  test('is answered alike beyond its limit, for whichever email, and then mails nothing', async () => {
    const { email } = await newAccount();
    await findMail(email, 'Confirm');
    const before = (await fixture.mailsTo(email)).length;
    fixture.logged.length = 0;
    for (const asked of [email, 'unknown-to-all@example.com']) {
      for (let round = 0; round < 7; round++) {
        expect(await requestReset(asked)).toEqual({ success: true });
      }
    }
    expect(fixture.logged).toEqual(
      Array.from({ length: 4 }, () => ({
        requestId: 'test',
        message: 'a password reset was asked for too often: no mail is sent',
      })),
    );
    const hasMails = async () => (await fixture.mailsTo(email)).length >= before + 5;
    await waitFor(hasMails);
    // The queue is in order: what was asked for later is mailed after it.
    const { email: later } = await newAccount();
    await findMail(later, 'Confirm');
    expect(await fixture.mailsTo(email)).toHaveLength(before + 5);
  });

  test('is limited by the address that asks as well, for which it is logged and answered alike', async () => {
    const address = newAddress();
    fixture.logged.length = 0;
    for (let round = 0; round < 51; round++) {
      expect(await requestReset(`stranger-${round}@example.com`, address)).toEqual({
        success: true,
      });
    }
    expect(fixture.logged).toHaveLength(1);
  });
});

describe('confirming the email', () => {
  test('is done with the code of the sign-up’s mail, once', async () => {
    const { email, token } = await newAccount();
    const secret = secretIn(await findMail(email, 'Confirm'));
    expect(await verify(secret)).toEqual({ success: true });
    expect((await logIn(email, oldPassword)).user.emailVerified).toBe(true);
    expect(await isSignedIn(token)).toBe(true);
    expect(await readOutcome(verify(secret))).toBe('invalid_input');
  });

  test('leaves a later first proof by a provider its effect', async () => {
    const { email } = await newAccount();
    await verify(secretIn(await findMail(email, 'Confirm')));
    const external = { issuer: 'https://idp.example.com', subject: email, email };
    await fixture.client.accounts.resolveExternal.mutate(external, anonymous());
    expect(await readOutcome(logIn(email, oldPassword))).toBe('unauthenticated');
  });
});

test('a password that was set by mail survives the first sign-in of a provider', async () => {
  const { email } = await newAccount();
  await confirm(await resetSecret(email));
  const external = { issuer: 'https://idp.example.com', subject: email, email };
  await fixture.client.accounts.resolveExternal.mutate(external, anonymous());
  expect(await readOutcome(logIn(email, newPassword))).toBe('signed in');
});
