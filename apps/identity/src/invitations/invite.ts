import type { Invitation, inviteInput } from '@workspace-ops/contracts';
import type { Caller } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { invitations } from '../db/schema/invitations.ts';
import type { Identity } from '../identity.ts';
import { invitationLimits } from '../limits/account-limits.ts';
import { invitationDays } from '../mail/write-mail.ts';

/**
 * Invites an email to make an account, with a mail that says how to accept.
 * @throws {AppError} `rate_limited`.
 */
export async function invite(
  identity: Identity,
  caller: Caller & { userId: string },
  { email, role }: z.output<typeof inviteInput>,
): Promise<Invitation> {
  await identity.limits.reserve(invitationLimits(caller.workspaceId));
  const now = identity.clock.now();
  const invitation = newInvitation({ workspaceId: caller.workspaceId, email, role }, now);
  await identity.database.transaction(caller.workspaceId, async (tx) => {
    await tx.db.insert(invitations).values({ ...invitation, invitedBy: caller.userId });
    await identity.queueMail(tx, {
      kind: 'invitation',
      workspaceId: caller.workspaceId,
      invitationId: invitation.id,
    });
    tx.audit({
      agent: caller.email ?? caller.userId,
      action: 'invitation.created',
      message: 'Invited somebody.',
      timestamp: now.toISOString(),
      details: { invitationId: invitation.id, email, role },
    });
  });
  return asInvitation(invitation);
}

const dayMs = 24 * 60 * 60_000;

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
