import { AppError } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';
import type { Limit } from '../limits/attempt-limits.ts';
import { widestNetwork } from '../limits/limited-address.ts';
import type { Account } from './account.ts';

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
export async function verifyCredentials(identity: Identity, attempt: Attempt): Promise<Account> {
  const { account, password } = attempt;
  const stored = account?.passwordHash ?? identity.passwordHasher.unmatchable();
  const matches = await identity.hashing.run(widestNetwork(attempt.address), async () => {
    const reservation = await identity.limits.reserve(attempt.limits);
    const isRight = await identity.passwordHasher.verify(password, stored);
    if (isRight) await identity.limits.release(reservation);
    return isRight;
  });
  if (matches && account !== undefined) return account;
  await recordFailure(identity, attempt);
  throw new AppError('unauthenticated', 'The email or the password is wrong.');
}

/** A failure belongs to the account's workspace; nobody's belongs to the default one. */
async function recordFailure(identity: Identity, { account, address }: Attempt): Promise<void> {
  const workspaceId = account?.user.workspaceId ?? identity.settings.DEFAULT_WORKSPACE_ID;
  await identity.database.transaction(workspaceId, async (tx) => {
    tx.audit({
      agent: account?.user.email ?? 'Sign-in',
      action: 'account.sign_in_failed',
      message: account ? 'Sign-in failed.' : 'Sign-in to an unknown account failed.',
      status: 'warning',
      timestamp: identity.clock.now().toISOString(),
      details: { method: 'password', address },
    });
  });
}
