import { allWorkspaces, type Queries } from '@workspace-ops/db';
import { asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { memberships, users, workspaces } from '../db/schema/accounts.ts';
import { suspensions } from '../db/schema/suspensions.ts';
import type { Administration } from './administration.ts';

export interface ListedWorkspace {
  id: string;
  name: string;
  createdAt: Date;
  members: number;
  /** The emails of its owners, with commas in between. */
  owners: string;
  suspendedAt: Date | null;
  /** Null where there are no cells. */
  cell: string | null;
}

const pageSize = 500;

/** A workspace without an account, of which nothing else is known here. */
export type SuspendedAlone = Pick<ListedWorkspace, 'id'> & { suspendedAt: Date };

/** All workspaces with an account, the oldest first. */
export async function* listWorkspaces({
  database,
}: Administration): AsyncGenerator<ListedWorkspace> {
  let after = '';
  for (;;) {
    const page = await database.read(allWorkspaces, ({ db }) => selectPage(db, after));
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}

const selectPage = (db: Queries, after: string): Promise<ListedWorkspace[]> =>
  db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      createdAt: workspaces.createdAt,
      members: sql<number>`count(${users.id})::int`,
      owners: sql<string>`coalesce(string_agg(${users.email}, ', ' order by ${users.email}) filter (where ${memberships.role} = 'owner'), '')`,
      suspendedAt: suspensions.suspendedAt,
      cell: workspaces.cell,
    })
    .from(workspaces)
    .leftJoin(memberships, eq(memberships.workspaceId, workspaces.id))
    .leftJoin(users, eq(users.id, memberships.userId))
    .leftJoin(suspensions, eq(suspensions.workspaceId, workspaces.id))
    .where(gt(workspaces.id, after))
    .groupBy(workspaces.id, suspensions.suspendedAt)
    .orderBy(asc(workspaces.id))
    .limit(pageSize);

/** The suspended workspaces that {@link listWorkspaces} does not have. */
export const listSuspendedAlone = ({ database }: Administration): Promise<SuspendedAlone[]> =>
  database.read(allWorkspaces, ({ db }) =>
    db
      .select({ id: suspensions.workspaceId, suspendedAt: suspensions.suspendedAt })
      .from(suspensions)
      .leftJoin(workspaces, eq(workspaces.id, suspensions.workspaceId))
      .where(isNull(workspaces.id))
      .orderBy(asc(suspensions.workspaceId)),
  );

/** @returns undefined for a workspace without an account. */
export async function findWorkspaceName(
  { database }: Administration,
  id: string,
): Promise<string | undefined> {
  const [row] = await database.read(id, ({ db }) =>
    db.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id)),
  );
  return row?.name;
}
