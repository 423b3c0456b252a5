import { notFound } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { ssoConnections } from '../db/schema/sso.ts';
import type { Identity, PersonContext } from '../identity.ts';

/**
 * Removes the workspace's sign-in provider. Accounts and memberships stay, and so does whom each
 * account is at the provider.
 * @throws {AppError} `not_found`.
 */
export async function deleteConnection(
  { database, clock }: Identity,
  { caller: { workspaceId, email, userId } }: PersonContext,
): Promise<void> {
  await database.transaction(workspaceId, async (tx) => {
    const [deleted] = await tx.db
      .delete(ssoConnections)
      .where(eq(ssoConnections.workspaceId, workspaceId))
      .returning({ issuer: ssoConnections.issuer });
    if (deleted === undefined) throw notFound('Sign-in provider');
    tx.audit({
      agent: email ?? userId,
      action: 'sso.connection_deleted',
      message: 'Removed the sign-in provider of the workspace.',
      timestamp: clock.now().toISOString(),
      details: deleted,
    });
  });
}
