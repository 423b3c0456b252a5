import { allWorkspaces } from '@workspace-ops/db';
import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import { hourMs } from '@workspace-ops/service-kit';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';
import { idleSince } from './idle-sessions.ts';

/** Clocks differ a little; a token that another replica still accepts keeps its row. */
const gracePeriodMs = hourMs;
const batchSize = 5_000;

/** Removes sessions that have expired or idled, in batches short enough to disturb nobody. */
export async function deleteExpiredSessions(
  identity: Pick<Identity, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  const before = new Date(identity.clock.now().getTime() - gracePeriodMs);
  const idle = and(isNull(sessions.revokedAt), lt(sessions.lastSeenAt, idleSince(identity)));
  let deleted: number;
  do {
    deleted = await identity.database.transaction(allWorkspaces, async ({ db }) => {
      const expired = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(or(lt(sessions.expiresAt, before), idle))
        .limit(batchSize);
      const rows = await db
        .delete(sessions)
        .where(inArray(sessions.id, expired))
        .returning({ id: sessions.id });
      return rows.length;
    });
  } while (deleted === batchSize);
}
