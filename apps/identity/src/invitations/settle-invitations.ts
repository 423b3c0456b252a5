import type { User } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { invitations } from '../db/schema/invitations.ts';

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
