import type { SignedIn, signUpInput } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import type { Identity } from '../identity.ts';
import { signUpLimits } from '../limits/account-limits.ts';
import { hashPassword } from '../passwords/argon2id.ts';
import { insertSession } from '../sessions/insert-session.ts';
import { prepareSession } from '../sessions/prepare-session.ts';
import { newAccount } from './account.ts';
import { givenOrLocalName } from './derive-name.ts';
import { findAccountByEmail } from './find-account.ts';
import { insertAccount } from './insert-account.ts';

/**
 * Makes an account with a password and signs it in.
 * @throws {AppError} `email_taken`, `rate_limited`.
 */
export async function signUp(
  identity: Identity,
  call: Call,
  input: z.output<typeof signUpInput>,
): Promise<SignedIn> {
  await identity.limits.reserve(signUpLimits(identity.settings, call.caller.address));
  const passwordHash = await identity.hashing.run(async () => {
    // Looked up in the slot: of many at once, those that lost by now cost no hash.
    if (await findAccountByEmail(identity.database, input.email)) throw emailTaken();
    return hashPassword(input.password);
  });
  const account = newAccount({
    email: input.email,
    name: givenOrLocalName(input.name, input.email),
    loginMethod: 'email',
    passwordHash,
  });
  const session = await prepareSession(identity, account.user);
  await identity.database.transaction(account.user.workspaceId, async (tx) => {
    if (!(await insertAccount(tx, account, session.createdAt))) throw emailTaken();
    await insertSession(tx, session);
  });
  return { success: true, token: session.token, user: account.user };
}

const emailTaken = (): AppError =>
  new AppError('email_taken', 'email belongs to an account already. Sign in instead.');
