import type { Invitation } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { invitations } from '../db/schema/invitations.ts';
import { longestList, type Identity } from '../identity.ts';
import { asInvitation } from './invite.ts';

/** The open invitations of the caller's workspace, the oldest first. */
export async function listInvitations(
  { database, clock }: Identity,
  { caller: { workspaceId } }: RequestContext,
): Promise<Invitation[]> {
  const rows = await database.read(workspaceId, ({ db }) =>
    db
      .select()
      .from(invitations)
      .where(
        and(
          eq(invitations.workspaceId, workspaceId),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, clock.now()),
        ),
      )
      .orderBy(asc(invitations.createdAt), asc(invitations.id))
      .limit(longestList),
  );
  return rows.map(asInvitation);
}
