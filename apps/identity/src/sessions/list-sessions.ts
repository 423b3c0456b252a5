import type { Session } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import { longestList, type Identity, type PersonContext } from '../identity.ts';
import { idleSince } from './idle-sessions.ts';

/** The sessions of the caller's account that go on, the last used first. */
export async function listSessions(
  identity: Identity,
  { caller: { sessionId, userId } }: PersonContext,
): Promise<Session[]> {
  const rows = await identity.database.read(allWorkspaces, ({ db }) =>
    db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, identity.clock.now()),
          gt(sessions.lastSeenAt, idleSince(identity)),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
      .limit(longestList),
  );
  return rows.map(({ id, createdAt, lastSeenAt, userAgent, address }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    userAgent,
    address,
    current: id === sessionId,
  }));
}
