import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { findAccountById } from '../accounts/find-account.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { revokeSessions, unlistUserOfMany } from './revoke-sessions.ts';

/**
 * Ends one session of the caller's account, wherever it is used.
 * @throws {AppError} `not_found` for a session that has ended and for somebody else's.
 */
export const endSession = (
  identity: Identity,
  { caller: { userId, sessionId: by } }: PersonContext,
  { id: sessionId }: { id: string },
): Promise<void> =>
  end(identity, userId, async (tx, now) => {
    const ended = await tx.db
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(eq(sessions.userId, userId), eq(sessions.id, sessionId), isNull(sessions.revokedAt)),
      )
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound('Session');
    await unlistUserOfMany(tx, userId, now);
    return { ended: [sessionId], details: { sessionId, by } };
  });

/** Ends all sessions of the caller's account but the one that it calls with. */
export const endOtherSessions = (
  identity: Identity,
  { caller: { userId, sessionId: by } }: PersonContext,
): Promise<void> =>
  end(identity, userId, async (tx, now) => {
    const ended = await revokeSessions(tx, { userId, except: by }, now);
    return { ended, details: { sessionsEnded: ended.length, by } };
  });

type Ending = (
  tx: Transaction,
  now: Date,
) => Promise<{ ended: string[]; details: Record<string, unknown> }>;

async function end(identity: Identity, userId: string, work: Ending): Promise<void> {
  const account = await findAccountById(identity.database, userId);
  if (account === undefined) throw notFound('Session');
  const { user } = account;
  const ended = await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    const ending = await work(tx, now);
    tx.audit({
      workspaceId: user.workspaceId,
      agent: user.email,
      action: 'account.sessions_ended',
      message: ending.ended.length === 1 ? 'Ended a session.' : 'Ended sessions.',
      timestamp: now.toISOString(),
      details: { userId, ...ending.details },
    });
    return ending.ended;
  });
  ended.forEach(identity.sessionCache.revoke);
}
