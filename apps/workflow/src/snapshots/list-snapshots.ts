import type { SnapshotFilter, SnapshotList } from '@workspace-ops/contracts';
import type { Database, Queries } from '@workspace-ops/db';
import { readCursor, writeCursor, type ListScope, type Place } from '@workspace-ops/service-kit';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { snapshots } from '../db/schema/index.ts';
import { cutSnapshots } from './cut-snapshots.ts';
import { listedSnapshot, listedTemplate } from './listed-snapshot.ts';
import { templates } from './templates.ts';

const listedByDefault = 200;

/**
 * The workspace's snapshots, newest first, and at their end the canonical templates, page by page.
 * Without a limit the first page has the templates, too.
 */
export async function listSnapshots(
  database: Database,
  workspaceId: string,
  { limit, cursor }: SnapshotFilter,
): Promise<SnapshotList> {
  const scope: ListScope = { list: 'snapshots', workspaceId, filter: {} };
  const after = readCursor(scope, cursor);
  const size = limit ?? listedByDefault;
  const [read, stored] = await database.read(workspaceId, async (queries) => [
    await readNewest(queries, { workspaceId, after, limit: size + 1 }),
    await queries.$count(snapshots, eq(snapshots.workspaceId, workspaceId)),
  ]);
  const withTemplates = limit === undefined && after === undefined;
  const { rows, shown, next } = cutSnapshots(read, { size, after, withTemplates });
  const all = [...rows.map(listedSnapshot), ...shown.map(listedTemplate)];
  return {
    success: true,
    snapshots: all,
    totalCount: stored + templates.length,
    lastUpdated: [...all, ...templates]
      .map(({ updatedAt }) => updatedAt)
      .reduce((a, b) => (a > b ? a : b)),
    nextCursor: next && writeCursor(scope, next),
  };
}

/** A large configuration is not read: its row has the form for lists. */
const { configuration, ...others } = getTableColumns(snapshots);
const columns = {
  ...others,
  at: sql<string>`${snapshots.createdAt}::text`,
  configuration: sql<typeof snapshots.$inferSelect.configuration | null>`
    case when ${snapshots.listedConfiguration} is null then ${configuration} end`.mapWith(
    configuration,
  ),
};

interface Wanted {
  workspaceId: string;
  after: Place | undefined;
  limit: number;
}

const readNewest = (queries: Queries, { workspaceId, after, limit }: Wanted) =>
  queries
    .select(columns)
    .from(snapshots)
    .where(
      and(
        eq(snapshots.workspaceId, workspaceId),
        after &&
          sql`(${snapshots.createdAt}, ${snapshots.id}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(snapshots.createdAt), desc(snapshots.id))
    .limit(limit);
