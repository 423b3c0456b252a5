import { AppError } from '@workspace-ops/service-kit';
import type { Account, Identity } from '../identity.ts';
import { currentPasswordLimits } from '../limits/account-limits.ts';
import { widestNetwork } from '../limits/limited-address.ts';

interface Given {
  account: Account;
  password: string;
  /** The client's. */
  address: string;
  /** What somebody with a wrong one is told. */
  refusal: string;
}

/**
 * Does the work, in the same hashing slot, where the password is that of the account whose session it
 * is. A wrong one is audited: who guesses may have somebody else's session. The limit on wrong ones,
 * which holds before they are verified, bounds the entries too.
 * @throws {AppError} `unauthenticated`, `rate_limited`, and what the work throws.
 */
export async function withCurrentPassword<T>(
  identity: Identity,
  { account, password, address, refusal }: Given,
  work: () => Promise<T>,
): Promise<T> {
  const stored = account.passwordHash ?? identity.passwordHasher.unmatchable();
  const done = await identity.hashing.run(widestNetwork(address), async () => {
    const limits = currentPasswordLimits(identity.settings, account.user.id);
    const reservation = await identity.limits.reserve(limits);
    if (!(await identity.passwordHasher.verify(password, stored))) return undefined;
    await identity.limits.release(reservation);
    return { result: await work() };
  });
  if (done !== undefined) return done.result;
  await recordWrongPassword(identity, account, address);
  throw new AppError('unauthenticated', refusal);
}

const recordWrongPassword = (
  { database, clock }: Identity,
  { user }: Account,
  address: string,
): Promise<void> =>
  database.transaction(user.workspaceId, async (tx) => {
    tx.audit({
      agent: user.email,
      action: 'account.password_failed',
      message: 'A wrong password was given in a session.',
      status: 'warning',
      timestamp: clock.now().toISOString(),
      details: { userId: user.id, address },
    });
  });
