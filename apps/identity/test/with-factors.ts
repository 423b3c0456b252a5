import type { User } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { showCode } from './authenticator-application.ts';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  newAddress,
  secretIn,
  toAppErrorFields,
} from './identity-fixture.ts';
import { makePasskey, type SoftwarePasskey } from './software-authenticator.ts';

export const password = 'correct horse';

export interface Person {
  email: string;
  user: User;
  token: string;
}

/** Somebody with an account whose email is confirmed. */
export async function signUpProved(fixture: IdentityFixture, email: string): Promise<Person> {
  const { token, user } = await fixture.client.accounts.signUp.mutate(
    { email, password },
    anonymous(newAddress()),
  );
  const mail = await waitFor(async () => (await fixture.mailsTo(email))[0]);
  await fixture.client.accounts.verifyEmail.mutate({ token: secretIn(mail) }, anonymous());
  return { email, user, token };
}

export interface TotpOwner extends Person {
  factorId: string;
  recoveryCodes: string[];
  /** The code that the application shows now, or so many steps of 30 seconds away. */
  code(away?: number): string;
}

/** Somebody whose account has an authenticator application; the clock has moved on since. */
export async function signUpWithTotp(fixture: IdentityFixture, email: string): Promise<TotpOwner> {
  const person = await signUpProved(fixture, email);
  const { id, secret } = await fixture.client.factors.startTotp.mutate({}, bearer(person.token));
  const code = (away = 0) => showCode(secret, fixture.clock.now(), away);
  const { recoveryCodes } = await fixture.client.factors.confirmTotp.mutate(
    { id, code: code() },
    bearer(person.token),
  );
  fixture.clock.advance(30_000);
  return { ...person, factorId: id, recoveryCodes: recoveryCodes ?? [], code };
}

/** A passkey that was added to the person's account. */
export async function addPasskey(
  fixture: IdentityFixture,
  { token, user }: Person,
): Promise<SoftwarePasskey> {
  const { options } = await fixture.client.factors.beginPasskey.mutate(undefined, bearer(token));
  const passkey = makePasskey({ challenge: options.challenge, userId: user.id });
  await fixture.client.factors.addPasskey.mutate(
    { challenge: options.challenge, passkey: passkey.attestation, name: 'Laptop' },
    bearer(token),
  );
  return passkey;
}

interface Asked {
  challenge: string;
  factors: string[];
  passkeyOptions?: { challenge: string; allowCredentials: { id: string }[]; rpId: string };
}

/** The challenge that a sign-in with the password is answered with. */
export async function askForFactor(fixture: IdentityFixture, email: string): Promise<Asked> {
  const { code, extra } = await fixture.client.accounts.logIn
    .mutate({ email, password }, anonymous(newAddress()))
    .then(
      () => ({ code: 'signed in', extra: undefined }),
      (error: unknown) => toAppErrorFields(error),
    );
  if (code !== 'second_factor_required') throw new Error(`The answer was ${code}.`);
  return extra as unknown as Asked;
}
