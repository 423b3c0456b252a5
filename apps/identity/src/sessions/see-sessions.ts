import type { seenSessionsInput } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { plainAddress } from '@workspace-ops/service-kit';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';
import { idleSince } from './idle-sessions.ts';

/** Two edges may report the same session: it is written once in this time. */
const writtenEveryMs = 4 * 60_000;

/**
 * Notes that sessions are in use.
 * @returns those that are none any more: ended, idle for too long, or unknown.
 */
export async function seeSessions(
  identity: Identity,
  _ctx: unknown,
  { sessions: seen }: z.output<typeof seenSessionsInput>,
): Promise<{ ended: string[] }> {
  const now = identity.clock.now();
  const ids = seen.map(({ sessionId }) => sessionId);
  const live = await identity.database.read(allWorkspaces, ({ db }) =>
    db
      .select({ id: sessions.id, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(
        and(
          inArray(sessions.workspaceId, [...new Set(seen.map((one) => one.workspaceId))]),
          inArray(sessions.id, ids),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
          gt(sessions.lastSeenAt, idleSince(identity)),
        ),
      ),
  );
  const writtenBefore = new Date(now.getTime() - writtenEveryMs);
  const stale = new Set(
    live.filter(({ lastSeenAt }) => lastSeenAt < writtenBefore).map(({ id }) => id),
  );
  await identity.database.transaction(allWorkspaces, async ({ db }) => {
    // In one order: two edges that report the same sessions do not wait on each other.
    const due = seen
      .filter(({ sessionId }) => stale.has(sessionId))
      .toSorted((a, b) => (a.sessionId < b.sessionId ? -1 : 1));
    for (const { workspaceId, sessionId, address } of due) {
      await db
        .update(sessions)
        .set({ lastSeenAt: now, address: plainAddress(address) })
        .where(
          and(
            eq(sessions.workspaceId, workspaceId),
            eq(sessions.id, sessionId),
            lt(sessions.lastSeenAt, writtenBefore),
          ),
        );
    }
  });
  const known = new Set(live.map(({ id }) => id));
  return { ended: ids.filter((id) => !known.has(id)) };
}
