import type { User } from '@workspace-ops/contracts';
import type { Queries, Transaction } from '@workspace-ops/db';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { invitations } from '../db/schema/invitations.ts';

/** Whether an invitation of whatever workspace is open for the email. */
export async function isInvited(queries: Queries, email: string, now: Date): Promise<boolean> {
  const found = await queries
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * Marks the open invitations for the user's email, which is proved to be theirs, as accepted.
 * @param tx a transaction of all workspaces.
 * @returns how many there were.
 */
export async function settleInvitations(tx: Transaction, user: User, now: Date): Promise<number> {
  const accepted = await tx.db
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: user.id })
    .where(
      and(
        eq(invitations.email, user.email),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning();
  for (const { workspaceId, id, role } of accepted) {
    tx.audit({
      workspaceId,
      agent: user.email,
      action: 'invitation.accepted',
      message: 'Accepted an invitation.',
      timestamp: now.toISOString(),
      details: { invitationId: id, userId: user.id, role },
    });
  }
  return accepted.length;
}
