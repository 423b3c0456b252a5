import { type Caller, confirmedMs } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';

/**
 * Refuses a caller who has not shown lately, by signing in or by confirming, to be the person of the
 * session: it may have been left open, or stolen.
 * @throws {AppError} `confirmation_required`, `forbidden` for a caller without a session.
 */
export async function requireConfirmed(identity: Identity, caller: Caller): Promise<void> {
  const { sessionId, workspaceId } = caller;
  if (sessionId === null) throw needsSession();
  const confirmedAt = await findConfirmedAt(identity, { workspaceId, sessionId });
  if (confirmedAt === null || !isRecent(confirmedAt, identity.clock.now())) {
    throw new AppError(
      'confirmation_required',
      'Show first that it is you, with POST /api/auth/confirm; that holds for five minutes.',
    );
  }
}

/** When the session's bearer last showed to be its person; null for never and for an ended session. */
export async function findConfirmedAt(
  { database }: Pick<Identity, 'database'>,
  { workspaceId, sessionId }: { workspaceId: string; sessionId: string },
): Promise<Date | null> {
  const [row] = await database.read(workspaceId, (queries) =>
    queries
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
