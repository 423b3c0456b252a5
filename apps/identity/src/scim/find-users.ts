import { scimSchemas, type ScimUser } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { scimUsers } from '../db/schema/scim.ts';
import type { Identity } from '../identity.ts';
import { asList } from './as-list.ts';
import type { DirectoryContext } from './directory.ts';
import { type Filter, readFilter } from './read-filter.ts';
import { isSameName } from './same-name.ts';
import { readGroups } from './read-groups.ts';

const attributes = ['username', 'externalid', 'displayname', 'id'] as const;

interface UserPage {
  filter?: string | undefined;
  startIndex: number;
  count: number;
}

/** A page of the directory's users, in the order in which they came. */
export const listUsers = (
  { database }: Pick<Identity, 'database'>,
  { connection: { workspaceId } }: DirectoryContext,
  page: UserPage,
) =>
  database.read(workspaceId, async ({ db }) => {
    const where = and(
      eq(scimUsers.workspaceId, workspaceId),
      matches(readFilter(page.filter, attributes)),
    );
    const totalResults = await db.$count(selectUsers(db).where(where).as('found'));
    const rows = await selectUsers(db)
      .where(where)
      .orderBy(asc(scimUsers.createdAt), asc(scimUsers.userId))
      .limit(page.count)
      .offset(page.startIndex - 1);
    const resources = await describe(db, workspaceId, rows);
    return asList({ startIndex: page.startIndex, totalResults, resources });
  });

/** @throws {AppError} `not_found`. */
export const findUser = (
  { database }: Pick<Identity, 'database'>,
  { connection: { workspaceId } }: DirectoryContext,
  { id }: { id: string },
): Promise<ScimUser> => database.read(workspaceId, ({ db }) => readUser(db, workspaceId, id));

/** The same for an operation that has its transaction. */
export async function readUser(
  db: Queries,
  workspaceId: string,
  userId: string,
): Promise<ScimUser> {
  const rows = await selectUsers(db).where(
    and(eq(scimUsers.workspaceId, workspaceId), eq(scimUsers.userId, userId)),
  );
  const [found] = await describe(db, workspaceId, rows);
  if (found === undefined) throw notFound('User');
  return found;
}

function matches(filter: Filter<(typeof attributes)[number]> | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  const { attribute, value } = filter;
  if (attribute === 'username') return eq(users.email, value.toLowerCase());
  if (attribute === 'externalid') return eq(scimUsers.externalId, value);
  return attribute === 'id' ? eq(scimUsers.userId, value) : isSameName(shownName, value);
}

/** The directory's name of a user, else the account's. */
const shownName = sql<string>`coalesce(nullif(${scimUsers.displayName}, ''), ${users.name})`;

const selectUsers = (db: Queries) =>
  db
    .select({
      id: users.id,
      email: users.email,
      externalId: scimUsers.externalId,
      active: scimUsers.active,
      displayName: shownName.as('shown_name'),
      formattedName: scimUsers.formattedName,
      givenName: scimUsers.givenName,
      familyName: scimUsers.familyName,
      createdAt: scimUsers.createdAt,
      updatedAt: scimUsers.updatedAt,
    })
    .from(scimUsers)
    .innerJoin(users, eq(users.id, scimUsers.userId));

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

async function describe(db: Queries, workspaceId: string, rows: Row[]): Promise<ScimUser[]> {
  const groups = await readGroups(
    db,
    workspaceId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toUser(row, groups.get(row.id) ?? []));
}

const toUser = (row: Row, groups: ScimUser['groups']): ScimUser => ({
  schemas: [scimSchemas.user],
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  userName: row.email,
  active: row.active,
  displayName: row.displayName,
  name: {
    ...(row.formattedName !== null && { formatted: row.formattedName }),
    ...(row.givenName !== null && { givenName: row.givenName }),
    ...(row.familyName !== null && { familyName: row.familyName }),
  },
  emails: [{ value: row.email, type: 'work', primary: true }],
  groups,
  meta: {
    resourceType: 'User',
    created: row.createdAt.toISOString(),
    lastModified: row.updatedAt.toISOString(),
  },
});
