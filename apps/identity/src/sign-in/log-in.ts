import type { logInCall, StartedSession } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { knownDevice } from '../devices/device-token.ts';
import type { Account, Identity } from '../identity.ts';
import { logInLimits, signUpLimits } from '../limits/account-limits.ts';
import type { Limit } from '../limits/attempt-limits.ts';
import { widestNetwork } from '../limits/limited-address.ts';
import { type Client, readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';
import { deriveName, newAccount } from '../accounts/account.ts';
import { mayHaveAccount, provisionsOnLogin } from '../accounts/admit-account.ts';
import { findAccountByEmail } from '../accounts/find-account.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { isSsoOnly } from '../accounts/sso-only.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';

type Credentials = z.output<typeof logInCall>;

/**
 * Signs in with email and password; an unknown email gets an account, where LOGIN_PROVISIONING and
 * SIGN_UP let it.
 * @throws {AppError} `unauthenticated`, `rate_limited`, `forbidden` for the right password of somebody
 * who signs in through a provider only.
 */
export async function logIn(
  identity: Identity,
  ctx: RequestContext,
  credentials: Credentials,
): Promise<StartedSession> {
  const { email, password } = credentials;
  const client = readClient(ctx, credentials);
  const key = JSON.stringify([email, client.address, client.deviceToken, password]);
  const account = await identity.verifyOnce(key, () => authenticate(identity, credentials, client));
  return startSession(identity, account, { method: 'password', client });
}

async function authenticate(
  identity: Identity,
  { email, password }: Credentials,
  { address, deviceToken }: Client,
): Promise<Account> {
  const account = await findAccountByEmail(identity.database, email);
  const deviceId = account && (await knownDevice(identity, account, deviceToken));
  const limits = logInLimits(identity.settings, { email, address, deviceId });
  // Before the wait for a hashing slot: many guesses must not delay other sign-ins.
  await identity.limits.check(limits);
  if (account === undefined && (await mayProvision(identity, email))) {
    await identity.limits.reserve(signUpLimits(identity.settings, address));
    const provisioned = await provisionByPassword(identity, { email, password }, address);
    if (provisioned !== undefined) return provisioned;
    // Another first login won meanwhile: its password counts.
    const winner = await findAccountByEmail(identity.database, email);
    return verifyCredentials(identity, { account: winner, password, address, limits });
  }
  return verifyCredentials(identity, { account, password, address, limits });
}

const mayProvision = async (identity: Identity, email: string): Promise<boolean> =>
  provisionsOnLogin(identity.settings) &&
  !(await isSsoOnly(identity, email)) &&
  (await mayHaveAccount(identity, { email, isProved: false }));

/** The account made with this password, or undefined when the email was taken meanwhile. */
async function provisionByPassword(
  identity: Identity,
  { email, password }: Pick<Credentials, 'email' | 'password'>,
  address: string,
): Promise<Account | undefined> {
  const passwordHash = await identity.hashing.run(widestNetwork(address), async () => {
    // Looked up in the slot: of many at once, those that lost by now cost no hash.
    const isTaken = (await findAccountByEmail(identity.database, email)) !== undefined;
    return isTaken ? undefined : identity.passwordHasher.hash(password);
  });
  if (passwordHash === undefined) return undefined;
  const account = newAccount({
    email,
    name: deriveName(email),
    loginMethod: 'email',
    passwordHash,
  });
  const isNew = await identity.database.transaction(allWorkspaces, (tx) =>
    insertAccount(identity, tx, account),
  );
  return isNew ? account : undefined;
}

interface Attempt {
  account: Account | undefined;
  password: string;
  address: string;
  limits: Limit[];
}

/**
 * The account, if the password is its own. An unknown account and one without a password take
 * the same steps and the same time as a wrong password, and get the same answer.
 * @throws {AppError} `unauthenticated`, `rate_limited`.
 */
async function verifyCredentials(identity: Identity, attempt: Attempt): Promise<Account> {
  const { account, password } = attempt;
  const stored = account?.passwordHash ?? identity.passwordHasher.unmatchable();
  const matches = await identity.hashing.run(widestNetwork(attempt.address), async () => {
    const reservation = await identity.limits.reserve(attempt.limits);
    const isRight = await identity.passwordHasher.verify(password, stored);
    if (isRight) await identity.limits.release(reservation);
    return isRight;
  });
  if (matches && account !== undefined) return account;
  await recordFailedSignIn(identity, { ...attempt, method: 'password' });
  throw new AppError('unauthenticated', 'The email or the password is wrong.');
}
