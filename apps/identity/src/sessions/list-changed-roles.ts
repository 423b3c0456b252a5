import type { revokedSinceInput, revokedSinceSchema } from '@workspace-ops/contracts';
import { sessionLifetimeSeconds } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { and, asc, gt, gte, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { memberships } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';

type Answer = Pick<z.output<typeof revokedSinceSchema>, 'roles' | 'nextRole'>;
type Question = Pick<z.output<typeof revokedSinceInput>, 'afterRole' | 'first'> & { from: Date };

/**
 * The roles that were given since a moment, for the edges: a token says the role of its sign-in. Who
 * joined has the role of their token; that is said only to edges which may hold the role of an earlier
 * membership, and not to one that has just started.
 */
export async function listChangedRoles(
  { database, clock }: Pick<Identity, 'database' | 'clock'>,
  { from, afterRole, first }: Question,
  pageSize: number,
): Promise<Answer> {
  const oldestToken = new Date(clock.now().getTime() - sessionLifetimeSeconds * 1_000);
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({
        workspaceId: memberships.workspaceId,
        userId: memberships.userId,
        role: memberships.role,
        createdAt: memberships.createdAt,
        since: sql<Date>`${memberships.roleSince}`.mapWith(memberships.roleSince),
      })
      .from(memberships)
      .where(
        and(
          gte(memberships.roleSince, from),
          gt(memberships.roleSince, oldestToken),
          first === true ? ne(memberships.roleSince, memberships.createdAt) : undefined,
          afterRole &&
            sql`(${memberships.roleSince}, ${memberships.workspaceId}, ${memberships.userId}) > (${afterRole.since}::timestamptz, ${afterRole.workspaceId}, ${afterRole.userId})`,
        ),
      )
      .orderBy(asc(memberships.roleSince), asc(memberships.workspaceId), asc(memberships.userId))
      .limit(pageSize),
  );
  const roles = rows.map(({ createdAt, since, role, ...member }) => ({
    ...member,
    role: since.getTime() === createdAt.getTime() ? null : role,
    since: since.toISOString(),
  }));
  const last = rows.length < pageSize ? undefined : roles.at(-1);
  return {
    roles,
    ...(last && {
      nextRole: { since: last.since, workspaceId: last.workspaceId, userId: last.userId },
    }),
  };
}
