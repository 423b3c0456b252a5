import type { Transaction } from '@workspace-ops/db';
import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/accounts.ts';

/**
 * Ends the sessions of a user, or all but one, or those of one workspace.
 * @param tx a transaction of all workspaces.
 * @returns the ids of those that ended.
 */
export async function revokeSessions(
  tx: Transaction,
  which: { userId: string; except?: string | null; workspaceId?: string },
  now: Date,
): Promise<string[]> {
  const { workspaceId } = which;
  const inWorkspace = workspaceId === undefined ? undefined : eq(sessions.workspaceId, workspaceId);
  const kept = which.except == null ? undefined : ne(sessions.id, which.except);
  const rows = await tx.db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inWorkspace, eq(sessions.userId, which.userId), isNull(sessions.revokedAt), kept))
    .returning({ id: sessions.id });
  if (rows.length > 0) await unlistUserOfMany(tx, which.userId, now);
  return rows.map((row) => row.id);
}

/** How many ended sessions of one user the edges hold until their tokens expire. */
const mostListed = 500;

/**
 * Called when sessions of a user have ended. Edges hold every ended session for as long as its token
 * would be valid, a year: somebody who signs in and out for ever must not fill their memory.
 */
export async function unlistUserOfMany(tx: Transaction, userId: string, now: Date): Promise<void> {
  const ended = await tx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.unlistedSince)))
    .where(
      and(eq(sessions.userId, userId), isNotNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .limit(mostListed + 1);
  if (ended.length <= mostListed) return;
  await tx.db
    .update(users)
    .set({ unlistedSince: now })
    .where(and(eq(users.id, userId), isNull(users.unlistedSince)));
}
