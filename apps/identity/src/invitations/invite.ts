import { decidingRole, hasRole, type Invitation, type inviteInput } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { AppError, dayMs, newId } from '@workspace-ops/service-kit';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { memberships, users } from '../db/schema/accounts.ts';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { invitationLimits } from '../limits/account-limits.ts';
import { invitationDays } from '../mail/write-mail.ts';
import { checkOwnerRule } from '../members/check-owners.ts';
import { requireConfirmedGrant } from '../second-factors/require-confirmed.ts';
import { requireRole } from '../workspaces/require-role.ts';

/**
 * Invites an email into the caller's workspace, with a mail that says how to accept. It takes the place
 * of an open invitation of the same email.
 * @throws {AppError} `rate_limited`, `forbidden` for a role that is not the caller's to give,
 * `confirmation_required` for one that decides, `conflict` for a member.
 */
export async function invite(
  identity: Identity,
  ctx: PersonContext,
  { email, role }: z.output<typeof inviteInput>,
): Promise<Invitation> {
  const { caller } = ctx;
  const { workspaceId } = caller;
  await identity.limits.reserve(invitationLimits(workspaceId));
  const now = identity.clock.now();
  const invitation = newInvitation({ workspaceId, email, role }, now);
  await identity.database.transaction(workspaceId, async (tx) => {
    checkOwnerRule(await requireRole(tx.db, caller, 'admin'), [role]);
    if (hasRole(role, decidingRole)) await requireConfirmedGrant(identity, tx, ctx);
    await checkNoMember(tx, email);
    const replaced = await replaceOpen(tx, email);
    await tx.db.insert(invitations).values({ ...invitation, invitedBy: caller.userId });
    await identity.queueMail(tx, {
      kind: 'invitation',
      workspaceId,
      invitationId: invitation.id,
    });
    tx.audit({
      agent: caller.email ?? caller.userId,
      action: 'invitation.created',
      message: 'Invited somebody.',
      timestamp: now.toISOString(),
      details: {
        invitationId: invitation.id,
        email,
        role,
        ...(replaced.length > 0 && { replaced }),
      },
    });
  });
  return asInvitation(invitation);
}

async function checkNoMember({ db, workspaceId }: Transaction, email: string): Promise<void> {
  const found = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(users.email, email)));
  if (found.length > 0) throw new AppError('conflict', 'email belongs to a member already.');
}

/** The codes of the mails of before are void: they might give another role. */
async function replaceOpen({ db, workspaceId }: Transaction, email: string): Promise<string[]> {
  const replaced = await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
      ),
    )
    .returning({ id: invitations.id });
  const ids = replaced.map(({ id }) => id);
  await db
    .delete(invitationTokens)
    .where(
      and(
        eq(invitationTokens.workspaceId, workspaceId),
        inArray(invitationTokens.invitationId, ids),
      ),
    );
  return ids;
}

export const newInvitation = (
  given: Pick<typeof invitations.$inferInsert, 'workspaceId' | 'email' | 'role'>,
  now: Date,
) => ({
  ...given,
  id: newId('inv'),
  createdAt: now,
  expiresAt: new Date(now.getTime() + invitationDays * dayMs),
});

export const asInvitation = ({
  id,
  email,
  role,
  expiresAt,
}: Pick<typeof invitations.$inferSelect, 'id' | 'email' | 'role' | 'expiresAt'>): Invitation => ({
  id,
  email,
  role,
  expiresAt: expiresAt.toISOString(),
});
