import type { confirmResetInput } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { personActor } from '../accounts/account.ts';
import { refuseSsoOnly } from '../accounts/sso-only.ts';
import { passwords, users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';
import { logInCounters } from '../limits/account-limits.ts';
import { widestNetwork } from '../limits/limited-address.ts';
import {
  findMailedToken,
  invalidToken,
  useMailedToken,
  voidMailedTokens,
} from '../mail/mailed-tokens.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { checkNewPassword } from './check-new-password.ts';

/**
 * Sets a new password with a mailed secret, which proves that the email is the caller's, and ends
 * all sessions of the account.
 * @throws {AppError} `invalid_input` for a secret that is unknown, used or too old, and for a common
 * password; the secret can then be used again.
 */
export async function confirmReset(
  identity: Identity,
  { caller }: RequestContext,
  { token, newPassword }: z.output<typeof confirmResetInput>,
): Promise<void> {
  const found = await findMailedToken(identity, token, 'password_reset');
  if (found === undefined) throw invalidToken();
  await refuseSsoOnly(identity, found.email);
  await checkNewPassword(newPassword, { email: found.email, field: 'newPassword' });
  const hash = await identity.hashing.run(widestNetwork(caller.address), () =>
    identity.passwordHasher.hash(newPassword),
  );
  const { ended, counters } = await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    const { userId, email, workspaceId } = await useMailedToken(tx, token, 'password_reset', now);
    await storePassword(tx, userId, hash, now);
    await tx.db
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()})`,
        ownerProvedAt: sql`coalesce(${users.ownerProvedAt}, ${now.toISOString()})`,
      })
      .where(eq(users.id, userId));
    // Of several mails, the first that is used is the last.
    await voidMailedTokens(tx, userId, 'password_reset');
    const all = await revokeSessions(tx, { userId }, now);
    tx.audit({
      workspaceId,
      agent: email,
      actor: personActor({ id: userId, name: email }),
      action: 'account.password_reset',
      message: 'Set a new password by mail; all sessions were ended.',
      timestamp: now.toISOString(),
      details: { userId, sessionsEnded: all.length, address: caller.address },
    });
    await identity.queueMail(tx, { kind: 'password_changed', email });
    return { ended: all, counters: logInCounters(email) };
  });
  // The counted guesses were of the former password.
  await identity.limits.forget(counters);
  ended.forEach(identity.sessionCache.revoke);
}

/** Makes the hash the user's password, whether there was one or not. */
async function storePassword(
  tx: Transaction,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx.db
    .insert(passwords)
    .values({ userId, hash, updatedAt: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, updatedAt: now } });
}
