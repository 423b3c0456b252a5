import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';
import { unlistUserOfMany } from './revoke-sessions.ts';

/** Ends the caller's session for good. Without one, or with one that has ended, nothing happens. */
export async function revokeSession(identity: Identity, { caller }: RequestContext): Promise<void> {
  const { workspaceId, sessionId, email } = caller;
  if (sessionId === null) return;
  await identity.database.transaction(workspaceId, async (tx) => {
    const now = identity.clock.now();
    const [revoked] = await tx.db
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(sessions.workspaceId, workspaceId),
          eq(sessions.id, sessionId),
          isNull(sessions.revokedAt),
        ),
      )
      .returning({ userId: sessions.userId });
    if (revoked === undefined) return;
    await unlistUserOfMany(tx, revoked.userId, now);
    tx.audit({
      agent: email ?? revoked.userId,
      action: 'account.log_out',
      message: 'Signed out.',
      timestamp: now.toISOString(),
      details: { userId: revoked.userId, sessionId },
    });
  });
  identity.sessionCache.revoke(sessionId);
}
