import type { logInInput, SignedIn } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';
import type { z } from 'zod';
import type { Identity } from '../identity.ts';
import { logInLimits, signUpLimits } from '../limits/account-limits.ts';
import { hashPassword } from '../passwords/argon2id.ts';
import { startSession } from '../sessions/start-session.ts';
import { type Account, newAccount } from './account.ts';
import { deriveName } from './derive-name.ts';
import { findAccountByEmail } from './find-account.ts';
import { insertAccount } from './insert-account.ts';
import { verifyCredentials } from './verify-credentials.ts';

type Credentials = z.output<typeof logInInput>;

/**
 * Signs in with email and password; an unknown email gets an account, unless LOGIN_PROVISIONING
 * is off.
 * @throws {AppError} `unauthenticated`, `rate_limited`.
 */
export async function logIn(
  identity: Identity,
  call: Call,
  credentials: Credentials,
): Promise<SignedIn> {
  const { email, password } = credentials;
  const key = JSON.stringify([email, call.caller.address, password]);
  const account = await identity.verifyOnce(key, () => authenticate(identity, call, credentials));
  return startSession(identity, account, { method: 'password' });
}

async function authenticate(
  identity: Identity,
  call: Call,
  credentials: Credentials,
): Promise<Account> {
  const { email, password } = credentials;
  const { address } = call.caller;
  const limits = logInLimits(identity.settings, email, address);
  const [account] = await Promise.all([
    findAccountByEmail(identity.database, email),
    // Before the line for a hash: a flood of guesses must not hold up everybody else.
    identity.limits.check(limits),
  ]);
  if (account === undefined && identity.settings.LOGIN_PROVISIONING) {
    await identity.limits.reserve(signUpLimits(identity.settings, address));
    const provisioned = await provisionAccount(identity, email, password);
    if (provisioned !== undefined) return provisioned;
    // Another first login won meanwhile: its password counts.
    const winner = await findAccountByEmail(identity.database, email);
    return verifyCredentials(identity, { account: winner, password, address, limits });
  }
  return verifyCredentials(identity, { account, password, address, limits });
}

/** The account made with this password, or undefined when the email was taken meanwhile. */
async function provisionAccount(
  identity: Identity,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const passwordHash = await identity.hashing.run(async () => {
    // Looked up in the slot: of many at once, those that lost by now cost no hash.
    const isTaken = (await findAccountByEmail(identity.database, email)) !== undefined;
    return isTaken ? undefined : hashPassword(password);
  });
  if (passwordHash === undefined) return undefined;
  const account = newAccount({
    email,
    name: deriveName(email),
    loginMethod: 'email',
    passwordHash,
  });
  const isNew = await identity.database.transaction(account.user.workspaceId, (tx) =>
    insertAccount(tx, account, identity.clock.now()),
  );
  return isNew ? account : undefined;
}
