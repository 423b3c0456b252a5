import type { Role, User } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { settleInvitations } from '../accounts/open-invitations.ts';
import { memberships } from '../db/schema/accounts.ts';
import { invitations } from '../db/schema/invitations.ts';

interface Invitee {
  workspaceId: string;
  user: User;
  now: Date;
}

/**
 * The role that somebody was invited with, which comes before the connection's default role: of an
 * invitation that is open, which is accepted by this, or of the one that they are a member by.
 * @param tx a transaction of all workspaces that has locked the workspace.
 */
export async function takeInvitedRole(
  tx: Transaction,
  { workspaceId, user, now }: Invitee,
): Promise<Role | undefined> {
  const isInto = and(eq(invitations.workspaceId, workspaceId), isNotNull(invitations.invitedBy));
  const settled = await settleInvitations(tx, { user, now }, isInto);
  // Two who invite the same email at the same instant leave two open.
  const newest = settled.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt))[0];
  return newest?.role ?? findInvitedRole(tx, { workspaceId, userId: user.id });
}

/** The role that a member has by an invitation; none where it was changed since. */
async function findInvitedRole(
  { db }: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<Role | undefined> {
  const [found] = await db
    .select({ role: invitations.role })
    .from(memberships)
    .innerJoin(
      invitations,
      and(
        eq(invitations.workspaceId, memberships.workspaceId),
        eq(invitations.acceptedBy, memberships.userId),
        eq(invitations.role, memberships.role),
        gte(invitations.acceptedAt, memberships.roleSince),
      ),
    )
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
    .limit(1);
  return found?.role;
}
