import type { Transaction } from '@workspace-ops/db';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import { unlistUserOfMany } from './unlist-user.ts';

/**
 * Ends the sessions of a user, or all but one.
 * @param tx a transaction of all workspaces.
 * @returns the ids of those that ended.
 */
export async function revokeSessions(
  tx: Transaction,
  which: { userId: string; except?: string | null },
  now: Date,
): Promise<string[]> {
  const kept = which.except == null ? undefined : ne(sessions.id, which.except);
  const rows = await tx.db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, which.userId), isNull(sessions.revokedAt), kept))
    .returning({ id: sessions.id });
  if (rows.length > 0) await unlistUserOfMany(tx, which.userId, now);
  return rows.map((row) => row.id);
}
