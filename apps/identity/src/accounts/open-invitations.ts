import type { User } from '@workspace-ops/contracts';
import type { Queries, Transaction } from '@workspace-ops/db';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { personActor } from './account.ts';
import { invitations } from '../db/schema/invitations.ts';

type Invited = typeof invitations.$inferSelect;

/** Whether an invitation of whatever workspace is open for the email. */
export async function isInvited(db: Queries, email: string, now: Date): Promise<boolean> {
  const found = await db
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
 * accepted. Invitations into a workspace stay open: their own codes, or its sign-in, accept them.
 * @param tx a transaction of all workspaces.
 * @returns how many there were.
 */
export async function settleSignUps(tx: Transaction, user: User, now: Date): Promise<number> {
  const settled = await settleInvitations(tx, { user, now }, isNull(invitations.invitedBy));
  return settled.length;
}

/**
 * Marks open invitations for the user's email, which is proved to be theirs, as accepted.
 * @param tx a transaction of all workspaces, or of the inviting one.
 * @param which of the email's invitations.
 */
export async function settleInvitations(
  tx: Transaction,
  { user, now }: { user: User; now: Date },
  which: SQL | undefined,
): Promise<Invited[]> {
  const settled = await tx.db
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: user.id })
    .where(
      and(
        eq(invitations.email, user.email),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
        which,
      ),
    )
    .returning();
  for (const invitation of settled) auditAcceptance(tx, invitation, user, now);
  return settled;
}

/** Says in the inviting workspace who accepted. */
function auditAcceptance(
  tx: Transaction,
  { workspaceId, id, role }: Invited,
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
