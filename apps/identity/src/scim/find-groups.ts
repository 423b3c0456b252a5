import { type ScimGroup, scimSchemas } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { scimGroupMembers, scimGroups } from '../db/schema/scim.ts';
import type { Identity } from '../identity.ts';
import { asList } from './as-list.ts';
import type { DirectoryContext } from './directory.ts';
import { type Filter, readFilter } from './read-filter.ts';
import { isSameName } from './same-name.ts';

const attributes = ['displayname', 'externalid', 'id'] as const;

interface GroupPage {
  filter?: string | undefined;
  startIndex: number;
  count: number;
  withMembers: boolean;
}

/** A page of the directory's groups, in the order in which they came. */
export const listGroups = (
  { database }: Pick<Identity, 'database'>,
  { connection: { workspaceId } }: DirectoryContext,
  page: GroupPage,
) =>
  database.read(workspaceId, async ({ db }) => {
    const where = and(
      eq(scimGroups.workspaceId, workspaceId),
      matches(readFilter(page.filter, attributes)),
    );
    const totalResults = await db.$count(scimGroups, where);
    const rows = await db
      .select()
      .from(scimGroups)
      .where(where)
      .orderBy(asc(scimGroups.createdAt), asc(scimGroups.id))
      .limit(page.count)
      .offset(page.startIndex - 1);
    const resources = await describe(db, rows, page);
    return asList({ startIndex: page.startIndex, totalResults, resources });
  });

interface OneGroup {
  id: string;
  withMembers?: boolean;
}

/** @throws {AppError} `not_found`. */
export const findGroup = (
  { database }: Pick<Identity, 'database'>,
  { connection: { workspaceId } }: DirectoryContext,
  input: OneGroup,
): Promise<ScimGroup> => database.read(workspaceId, ({ db }) => readGroup(db, workspaceId, input));

/** The same for an operation that has its transaction. */
export async function readGroup(
  db: Queries,
  workspaceId: string,
  { id, withMembers = true }: OneGroup,
): Promise<ScimGroup> {
  const rows = await db
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.workspaceId, workspaceId), eq(scimGroups.id, id)));
  const [found] = await describe(db, rows, { withMembers });
  if (found === undefined) throw notFound('Group');
  return found;
}

function matches(filter: Filter<(typeof attributes)[number]> | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  const { attribute, value } = filter;
  if (attribute === 'displayname') return isSameName(scimGroups.displayName, value);
  return attribute === 'id' ? eq(scimGroups.id, value) : eq(scimGroups.externalId, value);
}

type Row = typeof scimGroups.$inferSelect;

async function describe(
  db: Queries,
  rows: Row[],
  { withMembers }: { withMembers: boolean },
): Promise<ScimGroup[]> {
  if (!withMembers || rows.length === 0) return rows.map((row) => toGroup(row));
  const found = await db
    .select({
      groupId: scimGroupMembers.groupId,
      value: scimGroupMembers.userId,
      display: users.email,
    })
    .from(scimGroupMembers)
    .innerJoin(users, eq(users.id, scimGroupMembers.userId))
    .where(
      and(
        eq(scimGroupMembers.workspaceId, rows[0]!.workspaceId),
        inArray(
          scimGroupMembers.groupId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(scimGroupMembers.userId));
  const members = Map.groupBy(found, ({ groupId }) => groupId);
  return rows.map((row) =>
    toGroup(
      row,
      (members.get(row.id) ?? []).map(({ value, display }) => ({ value, display })),
    ),
  );
}

const toGroup = (row: Row, members?: ScimGroup['members']): ScimGroup => ({
  schemas: [scimSchemas.group],
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  displayName: row.displayName,
  ...(members !== undefined && { members }),
  meta: {
    resourceType: 'Group',
    created: row.createdAt.toISOString(),
    lastModified: row.updatedAt.toISOString(),
  },
});
