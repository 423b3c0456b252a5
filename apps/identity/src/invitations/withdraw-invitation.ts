import { notFound } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import type { Identity, PersonContext } from '../identity.ts';

/**
 * Takes an invitation of the caller's workspace back; its mails are void.
 * @throws {AppError} `not_found`.
 */
export async function withdrawInvitation(
  { database, clock }: Identity,
  { caller: { workspaceId, email, userId } }: PersonContext,
  { id }: { id: string },
): Promise<void> {
  await database.transaction(workspaceId, async (tx) => {
    const [withdrawn] = await tx.db
      .delete(invitations)
      .where(
        and(
          eq(invitations.workspaceId, workspaceId),
          eq(invitations.id, id),
          isNull(invitations.acceptedAt),
        ),
      )
      .returning();
    if (withdrawn === undefined) throw notFound('Invitation');
    await tx.db
      .delete(invitationTokens)
      .where(
        and(eq(invitationTokens.workspaceId, workspaceId), eq(invitationTokens.invitationId, id)),
      );
    tx.audit({
      agent: email ?? userId,
      action: 'invitation.withdrawn',
      message: 'Withdrew an invitation.',
      timestamp: clock.now().toISOString(),
      details: { invitationId: id, email: withdrawn.email },
    });
  });
}
