import type { Member, MemberFilter, MemberList } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { cutPage, readCursor, type Place } from '@workspace-ops/service-kit';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { delegations, memberships, users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';
import { openDelegation } from './read-member-facts.ts';

/**
 * The members of the caller's workspace, who joined last first, page by page.
 * @throws {AppError} `invalid_input` for a cursor of another list.
 */
export async function listMembers(
  { database, clock }: Pick<Identity, 'database' | 'clock'>,
  { caller: { workspaceId } }: RequestContext,
  { limit, cursor }: MemberFilter,
): Promise<MemberList> {
  const scope = { list: 'members', workspaceId, filter: {} };
  const after = readCursor(scope, cursor);
  const inWorkspace = eq(memberships.workspaceId, workspaceId);
  const [read, totalCount] = await Promise.all([
    database.read(workspaceId, ({ db }) =>
      selectMembers(db, clock.now())
        .where(and(inWorkspace, after && isBehind(after)))
        .orderBy(desc(memberships.createdAt), desc(memberships.userId))
        .limit(limit + 1),
    ),
    database.read(workspaceId, ({ db }) => db.$count(memberships, inWorkspace)),
  ]);
  const { rows, nextCursor } = cutPage(scope, { read, limit, toPlace });
  return { members: rows.map(toMember), totalCount, nextCursor };
}

/** One member, within a transaction or a read of the workspace. */
export async function findMember(
  db: Queries,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  now: Date,
): Promise<Member | undefined> {
  const [row] = await selectMembers(db, now).where(
    and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)),
  );
  return row && toMember(row);
}

const selectMembers = (db: Queries, now: Date) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      titles: memberships.titles,
      joinedAt: memberships.createdAt,
      delegateId: delegations.delegateId,
      until: delegations.until,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(delegations, openDelegation(now));

type Row = Awaited<ReturnType<typeof selectMembers>>[number];

const toMember = ({ delegateId, until, joinedAt, ...member }: Row): Member => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
  delegate: delegateId && until ? { userId: delegateId, until: until.toISOString() } : null,
});

const isBehind = ({ at, id }: Place): SQL =>
  sql`(${memberships.createdAt}, ${memberships.userId}) < (${at}::timestamptz, ${id})`;

const toPlace = ({ joinedAt, userId }: Row): Place => ({
  at: joinedAt.toISOString().replace('T', ' ').replace('Z', '+00'),
  id: userId,
});
