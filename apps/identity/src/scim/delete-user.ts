import { allWorkspaces } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { scimUsers } from '../db/schema/scim.ts';
import type { Identity } from '../identity.ts';
import { directoryActor, type DirectoryContext } from './directory.ts';
import { endMember } from './end-member.ts';

/**
 * Removes a user of the directory from the workspace; the account stays.
 * @throws {AppError} `not_found`, `conflict` for the last owner.
 */
export async function deleteUser(
  identity: Identity,
  { connection: { workspaceId } }: DirectoryContext,
  { id: userId }: { id: string },
): Promise<void> {
  const ended = await identity.database.transaction(allWorkspaces, async (tx) => {
    const deleted = await tx.db
      .delete(scimUsers)
      .where(and(eq(scimUsers.workspaceId, workspaceId), eq(scimUsers.userId, userId)))
      .returning({ userId: scimUsers.userId });
    if (deleted.length === 0) throw notFound('User');
    const sessions = await endMember(identity, tx, { workspaceId, userId });
    tx.audit({
      workspaceId,
      agent: 'Directory',
      actor: directoryActor,
      action: 'scim.user_deleted',
      message: 'A user was removed; all sessions were ended.',
      timestamp: identity.clock.now().toISOString(),
      details: { userId },
    });
    return sessions;
  });
  ended.forEach(identity.sessionCache.revoke);
}
