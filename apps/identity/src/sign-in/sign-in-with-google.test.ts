import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '@workspace-ops/service-kit';
import { googleClientId, type GoogleStandIn, startGoogle } from '../../test/google-stand-in.ts';
import {
  anonymous,
  toAppErrorFields,
  bearer,
  type IdentityFixture,
  newAddress,
  readOutcome,
  startIdentity,
} from '../../test/identity-fixture.ts';

const signIn = (
  at: IdentityFixture,
  input: { email: string; name?: string; credential?: string },
) => at.client.accounts.signInWithGoogle.mutate(input, anonymous());

describe('Google sign-in in open tenancy without a client id', () => {
  let fixture: IdentityFixture;
  beforeAll(async () => {
    fixture = await startIdentity();
  });
  afterAll(() => fixture.close());

  test('makes an account for an unknown email, named by the part before the @', async () => {
    const { user, token } = await signIn(fixture, { email: 'Sam.Poe@example.com' });
    expect(token).not.toBe('');
    expect(user).toMatchObject({
      email: 'sam.poe@example.com',
      name: 'sam.poe',
      role: 'owner',
      loginMethod: 'google',
    });
  });

  test('signs in to the account that is there, whatever way it was made', async () => {
    const made = await fixture.client.accounts.signUp.mutate(
      { email: 'both@example.com', password: 'correct horse' },
      anonymous(),
    );
    const { user } = await signIn(fixture, { email: 'both@example.com', name: 'Other Name' });
    expect(user).toEqual(made.user);
    // Nothing vouches for the email here, so nothing is taken from whoever signed up with it.
    const password = { email: 'both@example.com', password: 'correct horse' };
    const again = fixture.client.accounts.logIn.mutate(password, anonymous(newAddress()));
    expect(await readOutcome(again)).toBe('signed in');
  });

  test('of 32 first sign-ins at the same instant, all succeed on one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => signIn(fixture, { email: 'race@example.com' })),
    );
    expect(new Set(answers.map((answer) => answer.user.id)).size).toBe(1);
  });
});

describe('Google sign-in in strict tenancy without a client id', () => {
  test('is unavailable', async () => {
    const fixture = await startIdentity({ TENANCY: 'strict' });
    expect(await readOutcome(signIn(fixture, { email: 'a@example.com' }))).toBe('unavailable');
    await fixture.close();
  });
});

describe('Google sign-in with a client id', () => {
  let google: GoogleStandIn;
  let fixture: IdentityFixture;
  beforeAll(async () => {
    google = await startGoogle();
    fixture = await startIdentity({
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_JWKS_URL: google.url,
      TENANCY: 'strict',
    });
  });
  afterAll(() => Promise.all([fixture.close(), google.close()]));

  const credential = (claims: Parameters<GoogleStandIn['idToken']>[1]) =>
    google.idToken(fixture.clock.now(), claims);

  const withClaims = async (email: string, claims: Parameters<GoogleStandIn['idToken']>[1]) =>
    readOutcome(signIn(fixture, { email, credential: await credential(claims) }));

  test('takes a token whose verified email is the one given', async () => {
    const { user } = await signIn(fixture, {
      email: 'Eve@example.com',
      name: 'Eve Adams',
      credential: await credential({ sub: 'g-eve', email: 'eve@Example.com' }),
    });
    expect(user).toMatchObject({ email: 'eve@example.com', name: 'Eve Adams' });
    expect(user.loginMethod).toBe('google');
  });

  test('refuses a token that does not hold', async () => {
    const email = 'mallory@example.com';
    const good = { sub: 'g-mallory', email };
    const seconds = Math.floor(fixture.clock.now().getTime() / 1_000);
    expect(await readOutcome(signIn(fixture, { email }))).toBe('unauthenticated');
    expect(await readOutcome(signIn(fixture, { email, credential: '' }))).toBe('unauthenticated');
    expect(await readOutcome(signIn(fixture, { email, credential: 'a.b.c' }))).toBe(
      'unauthenticated',
    );
    const outcomes = await Promise.all([
      withClaims(email, { ...good, email: 'other@example.com' }),
      withClaims(email, { ...good, email_verified: false }),
      withClaims(email, { ...good, email_verified: undefined }),
      withClaims(email, { sub: 'g-mallory' }),
      withClaims(email, { email }),
      withClaims(email, { ...good, aud: 'another-client' }),
      withClaims(email, { ...good, iss: 'https://accounts.example.com' }),
      withClaims(email, { ...good, exp: seconds - 60 }),
      withClaims(email, { ...good, exp: undefined as unknown as number }),
      withClaims(email, { ...good, nbf: seconds + 3_600 }),
    ]);
    expect(outcomes).toEqual(outcomes.map(() => 'unauthenticated'));
  });

  test('refuses a token without a signature and one signed with the public key as a secret', async () => {
    const email = 'forger@example.com';
    const [, payload] = (await credential({ sub: 'g-forger', email })).split('.');
    for (const alg of ['none', 'HS256']) {
      const header = Buffer.from(JSON.stringify({ alg, kid: 'google-1' })).toString('base64url');
      const forged = `${header}.${payload}.${alg === 'none' ? '' : 'c2ln'}`;
      expect(await readOutcome(signIn(fixture, { email, credential: forged }))).toBe(
        'unauthenticated',
      );
    }
  });

  test('knows the person by the subject when the email at Google has changed', async () => {
    const before = await signIn(fixture, {
      email: 'old@example.com',
      credential: await credential({ sub: 'g-moved', email: 'old@example.com' }),
    });
    const after = await signIn(fixture, {
      email: 'new@example.com',
      credential: await credential({ sub: 'g-moved', email: 'new@example.com' }),
    });
    expect(after.user.id).toBe(before.user.id);
  });

  test('binds an account to the first subject, and refuses the email’s next owner', async () => {
    const made = await fixture.client.accounts.signUp.mutate(
      { email: 'bound@example.com', password: 'correct horse' },
      anonymous(newAddress()),
    );
    const first = await signIn(fixture, {
      email: 'bound@example.com',
      credential: await credential({ sub: 'g-first', email: 'bound@example.com' }),
    });
    expect(first.user.id).toBe(made.user.id);
    expect(await withClaims('bound@example.com', { sub: 'g-2', email: 'bound@example.com' })).toBe(
      'unauthenticated',
    );
  });

  test('removes a stranger’s password, ends the stranger’s sessions and keeps its own', async () => {
    const email = 'victim@example.com';
    const stranger = await fixture.client.accounts.signUp.mutate(
      { email, password: 'a stranger’s' },
      anonymous(newAddress()),
    );
    const owner = await signIn(fixture, {
      email,
      credential: await credential({ sub: 'g-victim', email }),
    });
    expect(owner.user).toMatchObject({ id: stranger.user.id, emailVerified: true });
    const me = (token: string) => fixture.client.sessions.me.query(undefined, bearer(token));
    expect(await me(stranger.token)).toEqual({ user: null });
    expect((await me(owner.token)).user?.email).toBe(email);
    const again = fixture.client.accounts.logIn.mutate(
      { email, password: 'a stranger’s' },
      anonymous(newAddress()),
    );
    expect(await readOutcome(again)).toBe('unauthenticated');
    expect(fixture.audited.filter(({ agent }) => agent === email)).toContainEqual(
      expect.objectContaining({
        action: 'account.owner_proved',
        workspaceId: owner.user.workspaceId,
      }),
    );
    await signIn(fixture, { email, credential: await credential({ sub: 'g-victim', email }) });
    expect((await me(owner.token)).user?.email).toBe(email);
  });

  test('of 32 first sign-ins at the same instant, all succeed on one account', async () => {
    const token = await credential({ sub: 'g-race', email: 'grace@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        signIn(fixture, { email: 'grace@example.com', credential: token }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.user.id)).size).toBe(1);
  });

  test('takes Google’s next key as soon as a token names it', async () => {
    fixture.clock.advance(minuteMs);
    await google.rotate();
    expect(await withClaims('eve@example.com', { sub: 'g-eve', email: 'eve@example.com' })).toBe(
      'signed in',
    );
  });
});

describe('Google sign-in while Google’s keys cannot be had', () => {
  test('is unavailable, asks only now and then, and comes back by itself', async () => {
    const google = await startGoogle();
    google.setDown(true);
    const fixture = await startIdentity({
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_JWKS_URL: google.url,
    });
    const email = 'patient@example.com';
    const credential = await google.idToken(fixture.clock.now(), { sub: 'g-patient', email });
    const attempt = () => signIn(fixture, { email, credential });
    const refused = await attempt().catch(toAppErrorFields);
    expect(refused).toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    await Promise.all(Array.from({ length: 10 }, () => readOutcome(attempt())));
    expect(google.fetches()).toBe(1);

    google.setDown(false);
    fixture.clock.advance(6_000);
    expect(await readOutcome(attempt())).toBe('signed in');
    // From here on the keys at hand serve through an outage.
    google.setDown(true);
    fixture.clock.advance(30 * minuteMs);
    expect(await readOutcome(attempt())).toBe('signed in');
    await fixture.close();
    await google.close();
  });
});
