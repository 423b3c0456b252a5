import { confirmedMs } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { workspaces } from '../db/schema/accounts.ts';
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

/**
 * The same where the caller's workspace wants its decisions confirmed, for what gives the power to
 * decide: whoever uses another person's open session must not decide by what it makes.
 * @throws {AppError} `confirmation_required`, `forbidden` for a caller without a session.
 */
export async function requireConfirmedGrant(
  identity: Identity,
  { db }: Pick<Transaction, 'db'>,
  ctx: RequestContext,
): Promise<void> {
  const [workspace] = await db
    .select({ confirmDecisions: workspaces.confirmDecisions })
    .from(workspaces)
    .where(eq(workspaces.id, ctx.caller.workspaceId));
  if (workspace?.confirmDecisions === true) await requireConfirmed(identity, ctx);
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
