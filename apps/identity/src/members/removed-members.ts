import type { User } from '@workspace-ops/contracts';
import type { Queries, Transaction } from '@workspace-ops/db';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { invitations } from '../db/schema/invitations.ts';
import { removedMembers } from '../db/schema/removed-members.ts';
import { findRole } from '../workspaces/require-role.ts';

interface Membership {
  workspaceId: string;
  userId: string;
}

const isOf = ({ workspaceId, userId }: Membership) =>
  and(eq(removedMembers.workspaceId, workspaceId), eq(removedMembers.userId, userId));

/** Notes that others than the member themselves ended the membership. */
export async function noteRemoval({ db }: Transaction, of: Membership, now: Date): Promise<void> {
  await db
    .insert(removedMembers)
    .values({ workspaceId: of.workspaceId, userId: of.userId, removedAt: now })
    .onConflictDoUpdate({
      target: [removedMembers.workspaceId, removedMembers.userId],
      set: { removedAt: now },
    });
}

/** Deletes the record of a removal, when the person has been admitted again. */
export async function forgetRemoval({ db }: Transaction, of: Membership): Promise<void> {
  await db.delete(removedMembers).where(isOf(of));
}

/**
 * Whether somebody was removed, is no member, and is not invited again. An invitation that is open is
 * enough: who has no password could not sign in to accept it.
 */
export async function isRemoved(
  db: Queries,
  { workspaceId, user }: { workspaceId: string; user: Pick<User, 'id' | 'email'> },
  now: Date,
): Promise<boolean> {
  const of = { workspaceId, userId: user.id };
  const removed = await db
    .select({ userId: removedMembers.userId })
    .from(removedMembers)
    .where(isOf(of));
  if (removed.length === 0 || (await findRole(db, of)) !== undefined) return false;
  const open = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        eq(invitations.email, user.email),
        isNotNull(invitations.invitedBy),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return open.length === 0;
}
