import { confirmedMs } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';

/**
 * Refuses a caller who has not shown lately, by signing in or by confirming, to be the person of the
 * session: it may have been left open, or stolen.
 * @throws {AppError} `confirmation_required`, `forbidden` for a caller without a session.
 */
export async function requireConfirmed(identity: Identity, ctx: RequestContext): Promise<void> {
  if (ctx.caller.sessionId === null) throw needsSession();
  if (!(await isConfirmed(identity, ctx))) {
    throw new AppError(
      'confirmation_required',
      'Show first that it is you, with POST /api/auth/confirm; that holds for five minutes.',
    );
  }
}

/** Whether the caller has shown lately to be the person of the session; false without a session. */
export async function isConfirmed(
  identity: Pick<Identity, 'database' | 'clock'>,
  { caller: { sessionId, workspaceId } }: RequestContext,
): Promise<boolean> {
  if (sessionId === null) return false;
  const confirmedAt = await findConfirmedAt(identity, { workspaceId, sessionId });
  return confirmedAt !== null && isRecent(confirmedAt, identity.clock.now());
}

/** When the session's bearer last showed to be its person; null for never and for an ended session. */
async function findConfirmedAt(
  { database }: Pick<Identity, 'database'>,
  { workspaceId, sessionId }: { workspaceId: string; sessionId: string },
): Promise<Date | null> {
  const [row] = await database.read(workspaceId, ({ db }) =>
    db
      .select({ confirmedAt: sessions.confirmedAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.workspaceId, workspaceId),
          eq(sessions.id, sessionId),
          isNull(sessions.revokedAt),
        ),
      ),
  );
  return row?.confirmedAt ?? null;
}

const isRecent = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < confirmedMs;

export const needsSession = (): AppError =>
  new AppError('forbidden', 'This takes a session of this service: sign in to begin one.');
