import type { User } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, isNull } from 'drizzle-orm';
import { personActor } from '../accounts/account.ts';
import { passwords, users } from '../db/schema/accounts.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';

export interface OwnerProof {
  /** How the owner of the email was recognised, for the audit log. */
  method: 'google' | 'identity_provider' | 'directory' | 'mail';
  now: Date;
}

/**
 * The first proof that somebody owns the account's email: whatever password and sessions there are
 * may be those of a stranger who signed up with it, and end. A later proof changes nothing.
 * @param tx a transaction of all workspaces.
 * @returns the sessions that ended.
 */
export async function proveOwner(
  tx: Transaction,
  user: User,
  { method, now }: OwnerProof,
): Promise<string[]> {
  const proved = await tx.db
    .update(users)
    .set({ ownerProvedAt: now, emailVerifiedAt: now })
    .where(and(eq(users.id, user.id), isNull(users.ownerProvedAt)))
    .returning({ id: users.id });
  if (proved.length === 0) return [];
  const removed = await tx.db
    .delete(passwords)
    .where(eq(passwords.userId, user.id))
    .returning({ userId: passwords.userId });
  const ended = await revokeSessions(tx, { userId: user.id }, now);
  tx.audit({
    workspaceId: user.workspaceId,
    agent: user.email,
    actor: personActor(user),
    action: 'account.owner_proved',
    message:
      'The owner of the email was recognised for the first time; the password and the sessions of before were ended.',
    timestamp: now.toISOString(),
    details: {
      userId: user.id,
      method,
      passwordRemoved: removed.length > 0,
      sessionsEnded: ended.length,
    },
  });
  return ended;
}
