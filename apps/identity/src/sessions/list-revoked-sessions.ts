import { allWorkspaces } from '@workspace-ops/db';
import { and, gt, gte } from 'drizzle-orm';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';

/**
 * A revocation takes its moment before it commits, and replicas' clocks differ: each answer
 * reaches this far behind its question, so that none falls between two answers.
 */
const overlapMs = 60_000;

export interface RevokedSessions {
  sessionIds: string[];
  /** ISO 8601; the next question's `since`. */
  asOf: string;
}

/**
 * The sessions revoked since a moment whose tokens have not expired; some come again in the next
 * answer.
 * @param since ISO 8601.
 */
export async function listRevokedSessions(
  identity: Identity,
  since: string,
): Promise<RevokedSessions> {
  const now = identity.clock.now();
  const from = new Date(Math.min(Date.parse(since), now.getTime()) - overlapMs);
  const rows = await identity.database.read(allWorkspaces, (queries) =>
    queries
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(gte(sessions.revokedAt, from), gt(sessions.expiresAt, now))),
  );
  return { sessionIds: rows.map((row) => row.id), asOf: now.toISOString() };
}
