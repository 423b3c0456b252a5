import { allWorkspaces } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { mailLimits } from '../limits/account-limits.ts';

/**
 * Queues a mail with a secret that resets the password. The same is done, in the same time, whether
 * the email has an account or not: that is found out when the mail is to be sent.
 * @throws {AppError} `rate_limited`.
 */
export async function requestReset(
  identity: Identity,
  { caller }: Call,
  email: string,
): Promise<void> {
  await identity.limits.reserve(mailLimits(identity.settings, { email, address: caller.address }));
  await identity.database.transaction(allWorkspaces, (tx) =>
    identity.queueMail(tx, { kind: 'password_reset', email }),
  );
}
