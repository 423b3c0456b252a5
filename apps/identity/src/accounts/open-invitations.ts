import type { User } from '@workspace-ops/contracts';
import type { Queries, Transaction } from '@workspace-ops/db';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { personActor } from './account.ts';
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
 * Marks the sign-ups that were finished by mail for the user's email, which is proved to be theirs, as
 * accepted. Invitations into a workspace stay open: their own codes accept them.
 * @param tx a transaction of all workspaces.
 * @returns how many there were.
 */
export async function settleSignUps(tx: Transaction, user: User, now: Date): Promise<number> {
  const accepted = await tx.db
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: user.id })
    .where(
      and(
        eq(invitations.email, user.email),
        isNull(invitations.invitedBy),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning();
  for (const invitation of accepted) auditAcceptance(tx, invitation, user, now);
  return accepted.length;
}

/** Says in the inviting workspace who accepted. */
export function auditAcceptance(
  tx: Transaction,
  { workspaceId, id, role }: Pick<typeof invitations.$inferSelect, 'workspaceId' | 'id' | 'role'>,
  user: User,
  now: Date,
): void {
  tx.audit({
    workspaceId,
    agent: user.email,
    actor: personActor(user),
    action: 'invitation.accepted',
    message: 'Accepted an invitation.',
    timestamp: now.toISOString(),
    details: { invitationId: id, userId: user.id, role },
  });
}
