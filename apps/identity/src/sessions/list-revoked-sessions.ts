import type { revokedSinceInput, revokedSinceSchema } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { and, asc, gt, gte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';
import { idleMs } from './idle-sessions.ts';

/**
 * A revocation takes its moment before it commits, and replicas' clocks differ: each answer
 * reaches this far behind its question, so that none falls between two answers.
 */
const overlapMs = 60_000;
/** Some two megabytes of answer. */
const longestPage = 20_000;

/**
 * The sessions revoked since a moment whose tokens have not expired; some come again in the next
 * answer.
 */
export async function listRevokedSessions(
  identity: Identity,
  { since, after }: z.output<typeof revokedSinceInput>,
  pageSize = longestPage,
): Promise<z.output<typeof revokedSinceSchema>> {
  const now = identity.clock.now();
  const from = new Date(Math.min(Date.parse(since), now.getTime()) - overlapMs);
  const rows = await identity.database.read(allWorkspaces, (queries) =>
    queries
      .select({
        id: sessions.id,
        expiresAt: sessions.expiresAt,
        revokedAt: sql<Date>`${sessions.revokedAt}`.mapWith(sessions.revokedAt),
      })
      .from(sessions)
      .where(
        and(
          gte(sessions.revokedAt, from),
          gt(sessions.expiresAt, now),
          after &&
            sql`(${sessions.revokedAt}, ${sessions.id}) > (${after.revokedAt}::timestamptz, ${after.sessionId})`,
        ),
      )
      .orderBy(asc(sessions.revokedAt), asc(sessions.id))
      .limit(pageSize),
  );
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  return {
    sessionIds: rows.map((row) => row.id),
    expireAt: rows.map((row) => Math.floor(row.expiresAt.getTime() / 1_000)),
    asOf: now.toISOString(),
    ...(last && { next: { revokedAt: last.revokedAt.toISOString(), sessionId: last.id } }),
    idleSeconds: idleMs(identity) / 1_000,
  };
}
