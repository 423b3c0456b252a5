import { connect } from '@workspace-ops/db';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  bearer,
  callAs,
  type IdentityFixture,
  newAddress,
  readOutcome,
  secretIn,
  startIdentity,
  toAppErrorFields,
} from '../../test/identity-fixture.ts';
import { askForFactor, password, signUpProved, signUpWithTotp } from '../../test/with-factors.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity({ SESSION_KEY_SECRET: 'a secret of at least 32 characters' });
});
afterAll(() => fixture.close());

const factors = () => fixture.client.factors;
const finish = (input: { challenge: string; totp?: string; recoveryCode?: string }) =>
  factors().logIn.mutate(input, anonymous(newAddress()));

const list = (token: string) => factors().list.query(undefined, bearer(token));

const readActions = (workspaceId: string) =>
  fixture.audited.filter((event) => event.workspaceId === workspaceId).map(({ action }) => action);

describe('an authenticator application', () => {
  test('is asked for once a code of it was shown, and not before', async () => {
    const person = await signUpProved(fixture, 'totp@example.com');
    const started = await factors().startTotp.mutate({ name: 'Phone' }, bearer(person.token));
    expect(started.uri).toContain(`secret=${started.secret}&`);
    expect((await list(person.token)).factors).toEqual([]);
    const logIn = fixture.client.accounts.logIn.mutate(
      { email: person.email, password },
      anonymous(),
    );
    expect(await readOutcome(logIn)).toBe('signed in');
    const wrong = factors().confirmTotp.mutate(
      { id: started.id, code: '000000' },
      bearer(person.token),
    );
    expect(await wrong.catch(toAppErrorFields)).toMatchObject({
      code: 'invalid_input',
      message: 'code is not the one that is shown now',
    });
  });

  test('finishes a sign-in with the code that it shows, once', async () => {
    const owner = await signUpWithTotp(fixture, 'owner@example.com');
    const { challenge, factors: kinds, passkeyOptions } = await askForFactor(fixture, owner.email);
    expect(kinds).toEqual(['totp', 'recovery_code']);
    expect(passkeyOptions).toBeUndefined();
    const signedIn = await finish({ challenge, totp: owner.code() });
    expect(signedIn.user).toEqual({ ...owner.user, emailVerified: true });
    expect(await readOutcome(finish({ challenge, totp: owner.code(1) }))).toBe('unauthenticated');

    const second = await askForFactor(fixture, owner.email);
    const again = finish({ challenge: second.challenge, totp: owner.code() });
    expect(await again.catch(toAppErrorFields)).toMatchObject({
      code: 'unauthenticated',
      message: 'The code is wrong, too old or was used before.',
    });
    const next = finish({ challenge: second.challenge, totp: owner.code(1) });
    expect(await readOutcome(next)).toBe('signed in');
    expect(fixture.audited.at(-1)).toMatchObject({
      action: 'account.sign_in',
      details: { method: 'password', proof: 'totp' },
    });
  });

  test('is stored sealed', async () => {
    await signUpWithTotp(fixture, 'sealed@example.com');
    const sql = connect({ url: fixture.databaseUrl, applicationName: 'test', maxConnections: 1 });
    const rows = await sql`select secret from identity.totp_secrets`;
    await sql.end();
    expect(rows.map((row) => String(row['secret']).split('.')[0])).not.toContain('plain');
  });

  test('of 20 sign-ins at once with one code and one challenge, one succeeds', async () => {
    const owner = await signUpWithTotp(fixture, 'race@example.com');
    const { challenge } = await askForFactor(fixture, owner.email);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => readOutcome(finish({ challenge, totp: owner.code() }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'signed in')).toHaveLength(1);
  });

  test('takes five wrong codes, then none for a while, in whichever sign-in', async () => {
    const owner = await signUpWithTotp(fixture, 'guessed@example.com');
    const { challenge } = await askForFactor(fixture, owner.email);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await readOutcome(finish({ challenge, totp: '000000' }))).toBe('unauthenticated');
    }
    expect(await readOutcome(finish({ challenge, totp: owner.code() }))).toBe('rate_limited');
    const other = await askForFactor(fixture, owner.email);
    expect(await readOutcome(finish({ ...other, totp: owner.code() }))).toBe('rate_limited');
    fixture.clock.advance(15 * 60_000);
    const later = await askForFactor(fixture, owner.email);
    expect(await readOutcome(finish({ ...later, totp: owner.code() }))).toBe('signed in');
    const failures = readActions(owner.user.workspaceId).filter(
      (action) => action === 'account.second_factor_failed',
    );
    expect(failures).toHaveLength(5);
  });
});

describe('a challenge', () => {
  test('is void after five minutes, and when the password has changed', async () => {
    const owner = await signUpWithTotp(fixture, 'late@example.com');
    const first = await askForFactor(fixture, owner.email);
    fixture.clock.advance(5 * 60_000);
    expect(await readOutcome(finish({ ...first, totp: owner.code() }))).toBe('unauthenticated');
    const second = await askForFactor(fixture, owner.email);
    await fixture.client.passwords.change.mutate(
      { currentPassword: password, newPassword: 'another horse entirely' },
      bearer(owner.token),
    );
    const outcome = await finish({ ...second, totp: owner.code() }).catch(toAppErrorFields);
    expect(outcome).toMatchObject({
      code: 'unauthenticated',
      message: 'The challenge is not valid, was used before or is too old. Begin again.',
    });
  });

  test('is of one account: another’s code does not answer it', async () => {
    const owner = await signUpWithTotp(fixture, 'one@example.com');
    const other = await signUpWithTotp(fixture, 'two@example.com');
    const { challenge } = await askForFactor(fixture, owner.email);
    expect(await readOutcome(finish({ challenge, totp: other.code() }))).toBe('unauthenticated');
  });

  test('takes exactly one proof', async () => {
    const { challenge } = { challenge: 'x' };
    for (const proofs of [{}, { totp: '123456', recoveryCode: 'x' }]) {
      expect(await readOutcome(finish({ challenge, ...proofs }))).toBe('invalid_input');
    }
  });
});

describe('recovery codes', () => {
  test('come with the first factor, and sign in once each', async () => {
    const owner = await signUpWithTotp(fixture, 'codes@example.com');
    expect(new Set(owner.recoveryCodes).size).toBe(10);
    const [code] = owner.recoveryCodes as [string];
    const first = await askForFactor(fixture, owner.email);
    const written = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const { token } = await finish({ ...first, recoveryCode: written });
    expect((await list(token)).recoveryCodesLeft).toBe(9);
    const second = await askForFactor(fixture, owner.email);
    expect(await readOutcome(finish({ ...second, recoveryCode: code }))).toBe('unauthenticated');
    const mails = await waitFor(async () => {
      const all = await fixture.mailsTo(owner.email);
      return all.length > 2 && all;
    });
    expect(mails.at(-1)).toContain('Subject: A recovery code was used');
  });

  test('that are new void those of before', async () => {
    const owner = await signUpWithTotp(fixture, 'renewed@example.com');
    const { recoveryCodes } = await factors().renewCodes.mutate(undefined, bearer(owner.token));
    expect(recoveryCodes).toHaveLength(10);
    const asked = await askForFactor(fixture, owner.email);
    const former = finish({ ...asked, recoveryCode: owner.recoveryCodes[0]! });
    expect(await readOutcome(former)).toBe('unauthenticated');
    const renewed = finish({ ...asked, recoveryCode: recoveryCodes[0]! });
    expect(await readOutcome(renewed)).toBe('signed in');
  });
});

describe('a change of factors', () => {
  test('takes a session that was confirmed lately', async () => {
    const owner = await signUpWithTotp(fixture, 'stale@example.com');
    fixture.clock.advance(5 * 60_000);
    const changes = [
      () => factors().startTotp.mutate({}, bearer(owner.token)),
      () => factors().beginPasskey.mutate(undefined, bearer(owner.token)),
      () => factors().renewCodes.mutate(undefined, bearer(owner.token)),
      () => factors().remove.mutate({ id: owner.factorId }, bearer(owner.token)),
    ];
    for (const change of changes) {
      expect(await readOutcome(change())).toBe('confirmation_required');
    }
    const confirm = (input: { password?: string; totp?: string; recoveryCode?: string }) =>
      factors().confirm.mutate(input, bearer(owner.token));
    expect(await readOutcome(confirm({ password: 'wrong' }))).toBe('unauthenticated');
    expect(fixture.audited.at(-1)).toMatchObject({
      action: 'account.password_failed',
      agent: owner.email,
      status: 'warning',
      details: { userId: owner.user.id, address: '198.51.100.7' },
    });
    expect(await readOutcome(changes[2]!())).toBe('confirmation_required');
    const { until } = await confirm({ totp: owner.code() });
    expect(Date.parse(until) - fixture.clock.now().getTime()).toBe(5 * 60_000);
    expect(await readOutcome(changes[2]!())).toBe('signed in');
    fixture.clock.advance(5 * 60_000);
    expect(await readOutcome(changes[2]!())).toBe('confirmation_required');
    await confirm({ password });
    expect(await readOutcome(changes[3]!())).toBe('signed in');
  });

  test('takes a confirmed email and a session', async () => {
    const { token, user } = await fixture.client.accounts.signUp.mutate(
      { email: 'unproved@example.com', password },
      anonymous(),
    );
    const unproved = factors().startTotp.mutate({}, bearer(token));
    expect(await unproved.catch(toAppErrorFields)).toMatchObject({
      code: 'forbidden',
      message: 'Confirm your email first, with the code that was mailed to it.',
    });
    const external = callAs({ workspaceId: user.workspaceId, userId: user.id, role: 'owner' });
    expect(await readOutcome(factors().startTotp.mutate({}, external))).toBe('forbidden');
    const nobody = factors().startTotp.mutate({}, anonymous());
    expect(await readOutcome(nobody)).toBe('unauthenticated');
  });

  test('is audited and mailed, and the last removal ends the asking', async () => {
    const owner = await signUpWithTotp(fixture, 'removed@example.com');
    await factors().remove.mutate({ id: owner.factorId }, bearer(owner.token));
    expect(await list(owner.token)).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect(readActions(owner.user.workspaceId)).toEqual(
      expect.arrayContaining(['account.totp_added', 'account.factor_removed']),
    );
    const logIn = fixture.client.accounts.logIn.mutate(
      { email: owner.email, password },
      anonymous(),
    );
    expect(await readOutcome(logIn)).toBe('signed in');
    await waitFor(async () => {
      const subjects = (await fixture.mailsTo(owner.email)).join('\n');
      return (
        subjects.includes('Subject: An authenticator application was added') &&
        subjects.includes('Subject: A second factor was removed')
      );
    });
  });

  test('does not reach another’s', async () => {
    const owner = await signUpWithTotp(fixture, 'theirs@example.com');
    const other = await signUpProved(fixture, 'other@example.com');
    const removal = factors().remove.mutate({ id: owner.factorId }, bearer(other.token));
    expect(await readOutcome(removal)).toBe('not_found');
    expect((await list(other.token)).factors).toEqual([]);
    expect((await list(owner.token)).factors).toHaveLength(1);
  });
});

describe('another endpoint', () => {
  test('of Google asks for the second factor too, also at the first proof of the email', async () => {
    const owner = await signUpWithTotp(fixture, 'google@example.com');
    const refused = await fixture.client.accounts.signInWithGoogle
      .mutate({ email: owner.email }, anonymous())
      .catch((error: unknown) => toAppErrorFields(error));
    expect(refused).toMatchObject({ code: 'second_factor_required' });
    const { challenge } = (refused as unknown as { extra: { challenge: string } }).extra;
    await finish({ challenge, totp: owner.code() });
    expect(fixture.audited.at(-1)).toMatchObject({ details: { method: 'google', proof: 'totp' } });
  });

  test('of a reset password keeps the factors and signs nobody in', async () => {
    const owner = await signUpWithTotp(fixture, 'reset@example.com');
    await fixture.client.passwords.requestReset.mutate({ email: owner.email }, anonymous());
    const mail = await waitFor(async () =>
      (await fixture.mailsTo(owner.email)).find((text) => text.includes('Subject: Reset')),
    );
    const newPassword = 'an entirely new horse';
    await fixture.client.passwords.confirmReset.mutate(
      { token: secretIn(mail), newPassword },
      anonymous(),
    );
    const logIn = fixture.client.accounts.logIn.mutate(
      { email: owner.email, password: newPassword },
      anonymous(),
    );
    expect(await readOutcome(logIn)).toBe('second_factor_required');
  });

  test('of an invitation, by somebody whose credential is no session, asks too', async () => {
    const owner = await signUpWithTotp(fixture, 'invited@example.com');
    const host = await signUpProved(fixture, 'host@example.com');
    await fixture.client.invitations.create.mutate(
      { email: owner.email, role: 'viewer' },
      bearer(host.token),
    );
    const mail = await waitFor(async () =>
      (await fixture.mailsTo(owner.email)).find((text) => text.includes('You are invited')),
    );
    const external = callAs({
      workspaceId: owner.user.workspaceId,
      userId: owner.user.id,
      email: owner.email,
      role: 'owner',
    });
    const acceptance = fixture.client.invitations.accept.mutate(
      { token: secretIn(mail) },
      external,
    );
    expect(await readOutcome(acceptance)).toBe('second_factor_required');
  });
});
