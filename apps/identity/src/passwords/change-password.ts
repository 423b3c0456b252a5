import type { changePasswordInput } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findAccountById } from '../accounts/find-account.ts';
import { withCurrentPassword } from '../accounts/with-current-password.ts';
import { passwords } from '../db/schema/accounts.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { voidMailedTokens } from '../mail/mailed-tokens.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { checkNewPassword } from './check-new-password.ts';

type Change = z.output<typeof changePasswordInput>;

const refusal = 'The current password is wrong.';

/**
 * Replaces the caller's password, ends all other sessions of the account and voids mailed codes.
 * @throws {AppError} `unauthenticated` for a wrong current password and where there is none,
 * `invalid_input` for a common one, `rate_limited`, `conflict` for two changes at once.
 */
export async function changePassword(
  identity: Identity,
  { caller }: PersonContext,
  { currentPassword, newPassword }: Change,
): Promise<void> {
  const { userId } = caller;
  const account = await findAccountById(identity.database, userId);
  if (account === undefined) throw new AppError('unauthenticated', refusal);
  const { user } = account;
  await checkNewPassword(newPassword, { email: user.email, field: 'newPassword' });
  const shown = { account, password: currentPassword, address: caller.address, refusal };
  const hash = await withCurrentPassword(identity, shown, () =>
    identity.passwordHasher.hash(newPassword),
  );
  const ended = await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    const changed = await tx.db
      .update(passwords)
      .set({ hash, updatedAt: now })
      .where(and(eq(passwords.userId, userId), eq(passwords.hash, account.passwordHash ?? '')))
      .returning({ userId: passwords.userId });
    if (changed.length === 0) throw new AppError('conflict', 'The password was changed meanwhile.');
    // Whoever asked for a reset before must not undo the change with its code.
    await voidMailedTokens(tx, userId, 'password_reset');
    const others = await revokeSessions(tx, { userId, except: caller.sessionId }, now);
    tx.audit({
      workspaceId: user.workspaceId,
      agent: user.email,
      action: 'account.password_changed',
      message: 'Changed the password; all other sessions were ended.',
      timestamp: now.toISOString(),
      details: { userId, sessionsEnded: others.length },
    });
    await identity.queueMail(tx, { kind: 'password_changed', email: user.email });
    return others;
  });
  ended.forEach(identity.sessionCache.revoke);
}
