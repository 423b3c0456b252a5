import { allWorkspaces } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';
import { mailLimits } from '../limits/account-limits.ts';

/**
 * Queues a mail with a secret that resets the password. The same is done, in the same time, whether
 * the email has an account or not: that is found out when the mail is to be sent. Beyond the limits
 * on mails none is queued, which is logged and not shown to the caller.
 */
export async function requestReset(
  identity: Identity,
  { caller, requestId }: RequestContext,
  { email }: { email: string },
): Promise<void> {
  const limits = mailLimits(identity.settings, { email, address: caller.address });
  try {
    await identity.limits.reserve(limits);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    identity.logger.warn(
      { requestId },
      'a password reset was asked for too often: no mail is sent',
    );
    return;
  }
  await identity.database.transaction(allWorkspaces, (tx) =>
    identity.queueMail(tx, { kind: 'password_reset', email }),
  );
}
