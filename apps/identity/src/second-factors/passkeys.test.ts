import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  newAddress,
  readOutcome,
  startIdentity,
  toAppErrorFields,
} from '../../test/identity-fixture.ts';
import { makePasskey, type SoftwarePasskey } from '../../test/software-authenticator.ts';
import { addPasskey, askForFactor, type Person, signUpProved } from '../../test/with-factors.ts';

let fixture: IdentityFixture;
let elsewhere: IdentityFixture;

const settings = {
  PUBLIC_ORIGIN: 'https://ops.example.com',
  ALLOWED_ORIGINS: 'https://app.example.com',
  PASSKEY_DOMAIN: 'example.com',
};

beforeAll(async () => {
  [fixture, elsewhere] = await Promise.all([startIdentity(), startIdentity(settings)]);
});
afterAll(() => Promise.all([fixture.close(), elsewhere.close()]));

const begin = async ({ token }: Person, at = fixture) =>
  (await at.client.factors.beginPasskey.mutate(undefined, bearer(token))).options;

const add = (
  { token }: Person,
  challenge: string,
  { attestation }: SoftwarePasskey,
  at = fixture,
) => at.client.factors.addPasskey.mutate({ challenge, passkey: attestation }, bearer(token));

const beginSignIn = async (at = fixture) =>
  (await at.client.factors.beginSignIn.mutate(undefined, anonymous(newAddress()))).options;

const signIn = (challenge: string, passkey: ReturnType<SoftwarePasskey['answer']>, at = fixture) =>
  at.client.factors.signIn.mutate({ challenge, passkey }, anonymous(newAddress()));

const finish = (challenge: string, passkey: ReturnType<SoftwarePasskey['answer']>) =>
  fixture.client.factors.logIn.mutate({ challenge, passkey }, anonymous(newAddress()));

/** Somebody with a passkey. */
async function signUpWithPasskey(email: string, at = fixture) {
  const person = await signUpProved(at, email);
  return { ...person, passkey: await addPasskey(at, person) };
}

describe('a new passkey', () => {
  test('is asked for with what a browser needs, and listed with recovery codes', async () => {
    const person = await signUpProved(fixture, 'new@example.com');
    const options = await begin(person);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Workspace Operations' },
      user: { name: 'new@example.com' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const added = await add(person, options.challenge, makePasskey(options));
    expect(added.factor).toMatchObject({ kind: 'passkey', name: 'Passkey', lastUsedAt: null });
    expect(added.recoveryCodes).toHaveLength(10);
    const { excludeCredentials } = await begin(person);
    expect(excludeCredentials).toHaveLength(1);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'b3RoZXI' }],
  ])('of %s is refused', async (name, wrong) => {
    const person = await signUpProved(fixture, `${name.replaceAll(' ', '-')}@example.com`);
    const { challenge } = await begin(person);
    const made = add(person, challenge, makePasskey({ challenge, ...wrong }));
    expect(await made.catch(toAppErrorFields)).toMatchObject({
      code: 'invalid_input',
      message: 'passkey is not one that was made for this challenge on a page of this service',
    });
  });

  test('takes a challenge that was not used, and is the caller’s own', async () => {
    const person = await signUpProved(fixture, 'replayed@example.com');
    const { challenge } = await begin(person);
    await add(person, challenge, makePasskey({ challenge }));
    const replayed = add(person, challenge, makePasskey({ challenge }));
    expect(await readOutcome(replayed)).toBe('unauthenticated');
    const other = await signUpProved(fixture, 'not-theirs@example.com');
    const { challenge: fresh } = await begin(person);
    const foreign = add(other, fresh, makePasskey({ challenge: fresh }));
    expect(await readOutcome(foreign)).toBe('unauthenticated');
  });

  test('is of one account only', async () => {
    const first = await signUpProved(fixture, 'first-owner@example.com');
    const options = await begin(first);
    const passkey = makePasskey(options);
    await add(first, options.challenge, passkey);
    const second = await signUpProved(fixture, 'second-owner@example.com');
    const { challenge } = await begin(second);
    const stolen = makePasskey({ challenge }, passkey.id);
    expect(await readOutcome(add(second, challenge, stolen))).toBe('conflict');
  });

  test.each(['https://ops.example.com', 'https://app.example.com'])(
    'may be of the page %s, where the settings say so',
    async (origin) => {
      const person = await signUpProved(elsewhere, `${new URL(origin).hostname}@example.com`);
      const options = await begin(person, elsewhere);
      expect(options).toMatchObject({ rp: { id: 'example.com' } });
      const { challenge } = options;
      const local = makePasskey({ challenge, rpId: 'example.com' });
      const refused = add(person, challenge, local, elsewhere);
      expect(await readOutcome(refused)).toBe('invalid_input');
      const passkey = makePasskey({ challenge, origin, rpId: 'example.com' });
      expect(await readOutcome(add(person, challenge, passkey, elsewhere))).toBe('signed in');
    },
  );
});

describe('a passkey as a second factor', () => {
  test('finishes a sign-in, without its person being recognised', async () => {
    const owner = await signUpWithPasskey('second@example.com');
    const asked = await askForFactor(fixture, owner.email);
    expect(asked.factors).toEqual(['passkey', 'recovery_code']);
    expect(asked.passkeyOptions).toMatchObject({
      challenge: asked.challenge,
      rpId: 'localhost',
      allowCredentials: [{ id: owner.passkey.id }],
    });
    const { challenge } = asked;
    const answer = owner.passkey.answer({ challenge, isUserVerified: false });
    const { user } = await finish(challenge, answer);
    expect(user.id).toBe(owner.user.id);
    expect(await readOutcome(finish(challenge, answer))).toBe('unauthenticated');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'b3RoZXI' }],
  ])('that answers for %s is refused', async (name, wrong) => {
    const owner = await signUpWithPasskey(`2-${name.replaceAll(' ', '-')}@example.com`);
    const { challenge } = await askForFactor(fixture, owner.email);
    const answer = owner.passkey.answer({ challenge, ...wrong });
    expect(await readOutcome(finish(challenge, answer))).toBe('unauthenticated');
  });

  test('of somebody else is refused', async () => {
    const owner = await signUpWithPasskey('mine@example.com');
    const other = await signUpWithPasskey('yours@example.com');
    const { challenge } = await askForFactor(fixture, owner.email);
    const answer = other.passkey.answer({ challenge });
    expect(await readOutcome(finish(challenge, answer))).toBe('unauthenticated');
  });

  test('whose counter goes back, as that of a copy does, is refused', async () => {
    const owner = await signUpWithPasskey('counter@example.com');
    const first = await askForFactor(fixture, owner.email);
    await finish(first.challenge, owner.passkey.answer(first, { counter: 7 }));
    for (const counter of [7, 3, 0]) {
      const { challenge } = await askForFactor(fixture, owner.email);
      const answer = owner.passkey.answer({ challenge }, { counter });
      expect(await readOutcome(finish(challenge, answer))).toBe('unauthenticated');
    }
    const last = await askForFactor(fixture, owner.email);
    const outcome = finish(last.challenge, owner.passkey.answer(last, { counter: 8 }));
    expect(await readOutcome(outcome)).toBe('signed in');
  });

  test('that does not count signs in again and again', async () => {
    const owner = await signUpWithPasskey('uncounted@example.com');
    for (let time = 0; time < 2; time += 1) {
      const { challenge } = await askForFactor(fixture, owner.email);
      const answer = owner.passkey.answer({ challenge }, { counter: 0 });
      expect(await readOutcome(finish(challenge, answer))).toBe('signed in');
    }
  });

  test('with a forged signature is refused', async () => {
    const owner = await signUpWithPasskey('forged@example.com');
    const { challenge } = await askForFactor(fixture, owner.email);
    const forger = makePasskey({ challenge }, owner.passkey.id);
    const outcome = finish(challenge, forger.answer({ challenge }));
    expect(await readOutcome(outcome)).toBe('unauthenticated');
  });

  test.each(['AA', 'e30', 'eyJvcmlnaW4iOjF9', 'bnVsbA'])(
    'that is no answer at all (%s) is refused, and never a fault',
    async (noise) => {
      const owner = await signUpWithPasskey(`noise-${noise.toLowerCase()}@example.com`);
      const { challenge } = await askForFactor(fixture, owner.email);
      const answer = owner.passkey.answer({ challenge });
      for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
        const broken = { ...answer, response: { ...answer.response, [field]: noise } };
        const outcome = await readOutcome(finish(challenge, broken));
        expect(['unauthenticated', 'rate_limited']).toContain(outcome);
      }
    },
  );
});

describe('a passkey alone', () => {
  test('signs in, once for a challenge', async () => {
    const owner = await signUpWithPasskey('alone@example.com');
    const options = await beginSignIn();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = owner.passkey.answer(options);
    const { user, token } = await signIn(options.challenge, answer);
    expect(user.email).toBe(owner.email);
    expect(await readOutcome(signIn(options.challenge, answer))).toBe('unauthenticated');
    const { factors } = await fixture.client.factors.list.query(undefined, bearer(token));
    expect(factors[0]!.lastUsedAt).not.toBeNull();
    const change = fixture.client.factors.renewCodes.mutate(undefined, bearer(token));
    expect(await readOutcome(change)).toBe('signed in');
  });

  test('must recognise its person', async () => {
    const owner = await signUpWithPasskey('unrecognised@example.com');
    const { challenge } = await beginSignIn();
    const answer = owner.passkey.answer({ challenge, isUserVerified: false });
    expect(await readOutcome(signIn(challenge, answer))).toBe('unauthenticated');
  });

  test('that is unknown, or names another person, is refused in the same words', async () => {
    const owner = await signUpWithPasskey('named@example.com');
    const { challenge } = await beginSignIn();
    const stranger = makePasskey({ challenge });
    const unknown = await signIn(challenge, stranger.answer({ challenge })).catch(toAppErrorFields);
    const second = await beginSignIn();
    const answer = owner.passkey.answer(second);
    const misnamed = { ...answer, response: { ...answer.response, userHandle: 'dXNyX290aGVy' } };
    const other = await signIn(second.challenge, misnamed).catch(toAppErrorFields);
    for (const refused of [unknown, other]) {
      expect(refused).toMatchObject({
        code: 'unauthenticated',
        message: 'The passkey does not sign in here.',
      });
    }
  });

  test('does not answer the challenge of another ceremony', async () => {
    const owner = await signUpWithPasskey('ceremony@example.com');
    const { challenge } = await askForFactor(fixture, owner.email);
    const outcome = signIn(challenge, owner.passkey.answer({ challenge }));
    expect(await readOutcome(outcome)).toBe('unauthenticated');
    const signing = await beginSignIn();
    const finished = finish(signing.challenge, owner.passkey.answer(signing));
    expect(await readOutcome(finished)).toBe('unauthenticated');
  });
});

test('a passkey confirms a session', async () => {
  const owner = await signUpWithPasskey('confirms@example.com');
  fixture.clock.advance(5 * 60_000);
  const { factors } = fixture.client;
  const renew = () => factors.renewCodes.mutate(undefined, bearer(owner.token));
  expect(await readOutcome(renew())).toBe('confirmation_required');
  const { options } = await factors.beginConfirmation.mutate(undefined, bearer(owner.token));
  const { challenge } = options;
  const confirm = () =>
    factors.confirm.mutate(
      { challenge, passkey: owner.passkey.answer({ challenge }) },
      bearer(owner.token),
    );
  await confirm();
  expect(await readOutcome(renew())).toBe('signed in');
  expect(await readOutcome(confirm())).toBe('unauthenticated');
});
