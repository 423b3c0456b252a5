import type { revokedSinceInput, revokedSinceSchema } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { users, workspaces } from '../db/schema/accounts.ts';
import { deletions } from '../db/schema/deletions.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity } from '../identity.ts';
import { listDeletedTokens } from '../tokens/deleted-tokens.ts';
import { idleMs } from './idle-sessions.ts';
import { listChangedRoles } from './list-changed-roles.ts';
import { listSuspended } from './list-suspended.ts';

/**
 * A revocation takes its moment before it commits, and replicas' clocks differ: each answer
 * reaches this far behind its question, so that none falls between two answers.
 */
const overlapMs = 60_000;
/** Edges ask for each session of such users; an end is listed once, for event streams that are open. */
const unlistedHoldMs = 10 * 60_000;
/** Some two megabytes of answer. */
const longestPage = 20_000;

/**
 * What edges need to know of sessions: those that ended since a moment, and the roles that members were
 * given since.
 */
export async function listRevokedSessions(
  identity: Identity,
  _ctx: unknown,
  question: z.output<typeof revokedSinceInput>,
): Promise<z.output<typeof revokedSinceSchema>> {
  const { since, after, afterRole, first } = question;
  const now = identity.clock.now();
  const from = new Date(Math.min(Date.parse(since), now.getTime()) - overlapMs);
  const asksRoles = after === undefined || afterRole !== undefined;
  const [ended, changed] = await Promise.all([
    afterRole === undefined
      ? listEnded(identity, { ...question, from, now }, longestPage)
      : noneEnded,
    asksRoles ? listChangedRoles(identity, { from, afterRole, first }, longestPage) : {},
  ]);
  return { ...ended, ...changed, asOf: now.toISOString(), idleSeconds: idleMs(identity) / 1_000 };
}

const noneEnded = { sessionIds: [] };

/**
 * The sessions revoked since a moment whose tokens have not expired; some come again in the next
 * answer. An edge that has just started does not get those of unlisted users, which can be many.
 */
async function listEnded(
  identity: Identity,
  {
    from,
    now,
    after,
    first,
  }: Pick<z.output<typeof revokedSinceInput>, 'after' | 'first'> & { from: Date; now: Date },
  pageSize: number,
) {
  const rows = await identity.database.read(allWorkspaces, ({ db }) =>
    db
      .select({
        id: sessions.id,
        expiresAt: sessions.expiresAt,
        unlistedSince: users.unlistedSince,
        revokedAt: sql<Date>`${sessions.revokedAt}`.mapWith(sessions.revokedAt),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          first === true ? isNull(users.unlistedSince) : undefined,
          gte(sessions.revokedAt, from),
          gt(sessions.expiresAt, now),
          after &&
            sql`(${sessions.revokedAt}, ${sessions.id}) > (${after.revokedAt}::timestamptz, ${after.sessionId})`,
        ),
      )
      .orderBy(asc(sessions.revokedAt), asc(sessions.id))
      .limit(pageSize),
  );
  const heldUntil = ({ expiresAt, unlistedSince }: (typeof rows)[number]): number =>
    unlistedSince === null
      ? expiresAt.getTime()
      : Math.min(expiresAt.getTime(), now.getTime() + unlistedHoldMs);
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  const suspended = after === undefined ? await listSuspended(identity) : undefined;
  return {
    sessionIds: rows.map((row) => row.id),
    expireAt: rows.map((row) => Math.floor(heldUntil(row) / 1_000)),
    ...(last && { next: { revokedAt: last.revokedAt.toISOString(), sessionId: last.id } }),
    ...(suspended && {
      unlistedUsers: await listUnlistedUsers(identity, from),
      suspendedWorkspaces: suspended.workspaceIds,
      movingWorkspaces: suspended.moving,
      // After those that are suspended: a move ends the suspension in the transaction that stores it.
      moved: await listMoved(identity, from),
      deletedWorkspaces: await listDeletedWorkspaces(identity, from),
      confirming: await listConfirmingWorkspaces(identity, { from, first: first === true }),
      // An edge that has just started holds no token.
      deletedTokens: first === true ? [] : await listDeletedTokens(identity, from),
    }),
  };
}

async function listUnlistedUsers({ database }: Identity, from: Date): Promise<string[]> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db.select({ id: users.id }).from(users).where(gte(users.unlistedSince, from)),
  );
  return rows.map(({ id }) => id);
}

/** Where the setting `confirmDecisions` was changed since a moment, for the edges. */
const listConfirmingWorkspaces = (
  { database }: Pick<Identity, 'database'>,
  { from, first }: { from: Date; first: boolean },
): Promise<NonNullable<z.output<typeof revokedSinceSchema>['confirming']>> =>
  database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: workspaces.id, isWanted: workspaces.confirmDecisions })
      .from(workspaces)
      .where(
        and(
          gte(workspaces.confirmDecisionsSetAt, from),
          // An edge that has just started knows of none.
          first ? eq(workspaces.confirmDecisions, true) : undefined,
        ),
      ),
  );

/** The workspaces that were deleted since a moment, for the edges. */
async function listDeletedWorkspaces(
  { database }: Pick<Identity, 'database'>,
  from: Date,
): Promise<string[]> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: deletions.workspaceId })
      .from(deletions)
      .where(gte(deletions.deletedAt, from)),
  );
  return rows.map(({ workspaceId }) => workspaceId);
}

/** The workspaces that were moved to another cell since a moment, for the edges. */
async function listMoved(
  { database }: Pick<Identity, 'database'>,
  from: Date,
): Promise<NonNullable<z.output<typeof revokedSinceSchema>['moved']>> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: workspaces.id, cell: workspaces.cell })
      .from(workspaces)
      .where(gte(workspaces.cellSince, from)),
  );
  return rows.flatMap(({ workspaceId, cell }) => (cell === null ? [] : [{ workspaceId, cell }]));
}
