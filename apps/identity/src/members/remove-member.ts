import type { Member } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { memberships, users } from '../db/schema/accounts.ts';
import { invitations } from '../db/schema/invitations.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';
import { replacePersonalWorkspace } from '../workspaces/replace-personal-workspace.ts';
import { requireRole } from '../workspaces/require-role.ts';
import { checkOtherOwner, checkOwnerRule } from './check-owners.ts';
import { findMember } from './list-members.ts';
import { noteRemoval } from './removed-members.ts';

/**
 * Removes a member from the caller's workspace, or lets the caller leave it. Their sessions of the
 * workspace end; their other ones, and their account, stay.
 * @throws {AppError} `not_found`, `forbidden`, `conflict` for the last owner.
 */
export async function removeMember(
  identity: Identity,
  { caller }: PersonContext,
  { userId }: { userId: string },
): Promise<void> {
  const { workspaceId } = caller;
  const isLeaving = userId === caller.userId;
  const ended = await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    await lockWorkspace(tx, workspaceId);
    const acting = await requireRole(tx.db, caller, isLeaving ? 'viewer' : 'admin');
    const member = await findMember(tx.db, { workspaceId, userId }, now);
    if (member === undefined) throw notFound('Member');
    checkOwnerRule(acting, [member.role]);
    const endedSessions = await endMembership(identity, tx, { workspaceId, member });
    if (!isLeaving) await noteRemoval(tx, { workspaceId, userId }, now);
    tx.audit({
      workspaceId,
      agent: caller.email ?? caller.userId,
      action: isLeaving ? 'member.left' : 'member.removed',
      message: isLeaving ? 'Left the workspace.' : 'Removed a member.',
      timestamp: now.toISOString(),
      details: { userId, email: member.email, role: member.role },
    });
    return endedSessions;
  });
  ended.forEach(identity.sessionCache.revoke);
}

/**
 * Ends a membership with its sessions and the open invitations of the member.
 * @param tx a transaction of all workspaces that has locked the workspace.
 * @returns the sessions that ended, which {@link Identity.sessionCache} is told after the commit.
 * @throws {AppError} `conflict` for the last owner.
 */
export async function endMembership(
  { clock }: Pick<Identity, 'clock'>,
  tx: Transaction,
  { workspaceId, member }: { workspaceId: string; member: Pick<Member, 'userId' | 'role'> },
): Promise<string[]> {
  const { userId, role } = member;
  if (role === 'owner') await checkOtherOwner(tx.db, { workspaceId, userId });
  await tx.db
    .delete(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  await voidInvitations(tx, { workspaceId, userId });
  // After the membership: a sign-in that is under way holds it, and its session is seen here.
  const ended = await revokeSessions(tx, { userId, workspaceId }, clock.now());
  await replacePersonalWorkspace(tx, { workspaceId, userIds: [userId] }, clock.now());
  return ended;
}

/** A code that was mailed before, and not needed, must not lead back in. */
async function voidInvitations(
  { db }: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  const emails = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        inArray(invitations.email, emails),
        isNull(invitations.acceptedAt),
      ),
    );
}
