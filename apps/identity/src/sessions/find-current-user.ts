import type { Caller, User } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { userColumns } from '../accounts/find-account.ts';
import { memberships, users } from '../db/schema/accounts.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';
import { idleSince } from './idle-sessions.ts';

/**
 * The user who calls, with the role in the workspace of the session, or null without a session and for one that is unknown, revoked or expired.
 * Never an error of the caller's making.
 */
export async function findCurrentUser(
  identity: Identity,
  { caller }: RequestContext,
): Promise<User | null> {
  if (caller.sessionId === null) return findExternalUser(identity, caller);
  const { sessionId } = caller;
  const cached = identity.sessionCache.find(sessionId);
  if (cached === 'revoked') return null;
  // The edge may have learned of a changed role since.
  const isCurrent = cached?.workspaceId === caller.workspaceId && cached.role === caller.role;
  if (isCurrent) return cached;
  const user = await findSessionUser(identity, caller.workspaceId, sessionId);
  if (user !== null) identity.sessionCache.keep(sessionId, user);
  return user;
}

async function findSessionUser(
  identity: Identity,
  workspaceId: string,
  sessionId: string,
): Promise<User | null> {
  const now = identity.clock.now();
  const [row] = await identity.database.read(workspaceId, ({ db }) =>
    db
      .select(userColumns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(
        memberships,
        and(
          eq(memberships.workspaceId, sessions.workspaceId),
          eq(memberships.userId, sessions.userId),
        ),
      )
      .where(
        and(
          eq(sessions.workspaceId, workspaceId),
          eq(sessions.id, sessionId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
          gt(sessions.lastSeenAt, idleSince(identity)),
        ),
      ),
  );
  return row === undefined ? null : { ...row, openId: row.id };
}

/** A caller by an identity provider's token has a user and no session of ours. */
async function findExternalUser(identity: Identity, caller: Caller): Promise<User | null> {
  const { userId, workspaceId } = caller;
  if (userId === null) return null;
  const [row] = await identity.database.read(workspaceId, ({ db }) =>
    db
      .select(userColumns)
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(and(eq(users.id, userId), eq(memberships.workspaceId, workspaceId))),
  );
  return row === undefined ? null : { ...row, openId: row.id };
}
