import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  toAppErrorFields,
  type IdentityFixture,
  newAddress,
  readOutcome,
  startIdentity,
  testCost,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;
let closed: IdentityFixture;

beforeAll(async () => {
  [fixture, closed] = await Promise.all([
    startIdentity(),
    startIdentity({ LOGIN_PROVISIONING: 'off' }),
  ]);
});
afterAll(() => Promise.all([fixture.close(), closed.close()]));

const logIn = (
  email: string,
  password = 'correct horse',
  { at = fixture, address = newAddress() } = {},
) => at.client.accounts.logIn.mutate({ email, password }, anonymous(address));

const signUp = (email: string, at = fixture) =>
  at.client.accounts.signUp.mutate({ email, password: 'correct horse' }, anonymous());

describe('login', () => {
  test('makes an account for an unknown email, with a name derived from it', async () => {
    const { user } = await logIn('mary.ann-lee@example.com', 'x');
    expect(user).toMatchObject({
      email: 'mary.ann-lee@example.com',
      name: 'Mary Ann-lee',
      role: 'owner',
      loginMethod: 'email',
    });
    const again = await logIn('Mary.Ann-Lee@example.com', 'x');
    expect(again.user).toEqual(user);
  });

  test('signs in with the password of the sign-up, and with no other', async () => {
    const { user } = await signUp('known@example.com');
    expect((await logIn('known@example.com')).user).toEqual(user);
    const refused = await logIn('known@example.com', 'wrong').catch(toAppErrorFields);
    expect(refused).toMatchObject({
      code: 'unauthenticated',
      message: 'The email or the password is wrong.',
    });
  });

  test('refuses a password for an account that Google made, with the same message', async () => {
    await fixture.client.accounts.signInWithGoogle.mutate(
      { email: 'googler@example.com' },
      anonymous(),
    );
    const refused = await logIn('googler@example.com', 'any').catch(toAppErrorFields);
    expect(refused).toMatchObject({
      code: 'unauthenticated',
      message: 'The email or the password is wrong.',
    });
  });

  test('takes passwords for what they are: no trimming, no folding, up to 1,024 characters', async () => {
    const long = 'ü'.repeat(1_024);
    await logIn('long@example.com', long);
    expect(await readOutcome(logIn('long@example.com', long))).toBe('signed in');
    expect(await readOutcome(logIn('long@example.com', `${long}x`))).toBe('invalid_input');
    await logIn('spaced@example.com', ' a ');
    expect(await readOutcome(logIn('spaced@example.com', 'a'))).toBe('unauthenticated');
    expect(await readOutcome(logIn('spaced@example.com', ' A '))).toBe('unauthenticated');
  });

  test('of 32 first logins at the same instant, all succeed on one account', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => logIn('first@example.com', 'secret', { address })),
    );
    expect(new Set(answers.map((answer) => answer.user.id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.token)).size).toBe(32);
  });

  test('of 16 first logins through two replicas and from many addresses, all succeed on one account', async () => {
    const second = await fixture.startReplica();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        logIn('replicas@example.com', 'secret', {
          at: { ...fixture, ...(index % 2 === 0 ? {} : second) },
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.user.id)).size).toBe(1);
    await fixture.stopReplica(second);
  });

  test('of first logins at the same instant with other passwords, only the winner’s gets in', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => readOutcome(logIn('fight@example.com', `p${index}`))),
    );
    expect(outcomes.toSorted()).toEqual(['signed in', ...Array(7).fill('unauthenticated')]);
  });

  test('is audited in the account’s workspace, failures included, without the password', async () => {
    const { user } = await signUp('trail@example.com');
    await logIn('trail@example.com');
    await readOutcome(logIn('trail@example.com', 'wrong-guess', { address: '192.0.2.9' }));
    const events = fixture.audited.filter((event) => event.workspaceId === user.workspaceId);
    expect(events).toMatchObject([
      { action: 'account.sign_up', status: 'success' },
      { action: 'account.sign_in', status: 'success', agent: 'trail@example.com' },
      {
        action: 'account.sign_in_failed',
        status: 'warning',
        details: { method: 'password', address: '192.0.2.9' },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('wrong-guess');
  });
});

describe('login without provisioning', () => {
  test('refuses an unknown email as it refuses a wrong password', async () => {
    await signUp('member@example.com', closed);
    const [unknown, wrong] = await Promise.all([
      logIn('nobody@example.com', 'x', { at: closed }).catch(toAppErrorFields),
      logIn('member@example.com', 'x', { at: closed }).catch(toAppErrorFields),
    ]);
    expect(unknown).toMatchObject({ code: 'unauthenticated' });
    expect(unknown).toEqual(wrong);
    expect(await readOutcome(logIn('nobody@example.com', 'x', { at: closed }))).toBe(
      'unauthenticated',
    );
  });

  test('hashes as much for an unknown email, or one without a password, as for a wrong password', async () => {
    await signUp('known@example.com', closed);
    const withoutPassword = { email: 'google@example.com' };
    await closed.client.accounts.signInWithGoogle.mutate(withoutPassword, anonymous());
    for (const email of ['known@example.com', 'google@example.com', 'ghost@example.com']) {
      closed.derived.length = 0;
      expect(await readOutcome(logIn(email, 'x', { at: closed }))).toBe('unauthenticated');
      expect(closed.derived, email).toEqual([testCost]);
    }
  });

  test('audits a failure on an unknown account to the default workspace, without the email', async () => {
    await readOutcome(logIn('stranger@example.com', 'x', { at: closed }));
    const event = closed.audited.findLast((one) => one.workspaceId === 'ws_default');
    expect(event).toMatchObject({ action: 'account.sign_in_failed', agent: 'Sign-in' });
    expect(JSON.stringify(event)).not.toContain('stranger');
  });
});
