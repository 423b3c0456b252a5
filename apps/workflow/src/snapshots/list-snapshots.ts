import type {
  ListedSnapshot,
  Snapshot,
  SnapshotConfiguration,
  SnapshotFilter,
  SnapshotList,
} from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import {
  fitFields,
  readCursor,
  writeCursor,
  type ListScope,
  type Place,
} from '@workspace-ops/service-kit';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { snapshots, type SnapshotRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { toSnapshot } from './stored-snapshot.ts';
import { templates } from './templates.ts';

const listedByDefault = 200;

/**
 * The workspace's snapshots, newest first, and at their end the canonical templates, page by page.
 * Without a limit the first page has the templates, too.
 */
export async function listSnapshots(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { limit, cursor }: SnapshotFilter,
): Promise<SnapshotList> {
  const list: ListScope = { list: 'snapshots', workspaceId, filter: {} };
  const after = readCursor(list, cursor);
  const size = limit ?? listedByDefault;
  const [read, storedCount] = await database.read(workspaceId, async (scope) => [
    await readNewest(scope, { after, limit: size + 1 }),
    await scope.db.$count(snapshots, eq(snapshots.workspaceId, workspaceId)),
  ]);
  const withTemplates = limit === undefined && after === undefined;
  const { rows, shown, next } = cutSnapshots(read, { size, after, withTemplates });
  const all = [...rows.map(listedSnapshot), ...shown.map(listedTemplate)];
  return {
    success: true,
    snapshots: all,
    totalCount: storedCount + templates.length,
    lastUpdated: [...all, ...templates]
      .map(({ updatedAt }) => updatedAt)
      .reduce((a, b) => (a > b ? a : b)),
    nextCursor: next && writeCursor(list, next),
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
  after: Place | undefined;
  limit: number;
}

const readNewest = ({ db, workspaceId }: Scope, { after, limit }: Wanted) =>
  db
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

type Row = Omit<SnapshotRow, 'workspaceId' | 'configuration'> & {
  configuration: SnapshotConfiguration | null;
};

/** A stored snapshot as a row of the list, whose configuration may have lost parts. */
function listedSnapshot({ configuration: stored, ...row }: Row): ListedSnapshot {
  const { fields, truncated } = row.listedConfiguration ?? {
    fields: stored ?? {},
    truncated: false,
  };
  return listed(toSnapshot({ ...row, configuration: fields as SnapshotConfiguration }), truncated);
}

const listedTemplate = (template: Snapshot): ListedSnapshot => listed(template, false);

function listed(snapshot: Snapshot, isTruncated: boolean): ListedSnapshot {
  const { value, truncated } = fitFields(snapshot.configuration);
  const row = { ...snapshot, configuration: value };
  return isTruncated || truncated ? { ...row, truncated: true } : row;
}

/** In a cursor's note: its place is a template's, or the templates were listed already. */
const placeOfTemplate = 'template';
const templatesListed = 'templates';

export interface Cut {
  /** Snapshots on a page at most. */
  size: number;
  after: Place | undefined;
  /** The page has the templates, however many snapshots there are. */
  withTemplates: boolean;
}

interface SnapshotPage<R> {
  rows: R[];
  /** The templates on the page. */
  shown: readonly Snapshot[];
  /** The place after which the next page begins. */
  next: Place | null;
}

/**
 * One page of the stored snapshots and the templates, which come after all of them. Of the stored ones
 * `read` has those after the place, one more than the page takes if there are as many.
 */
function cutSnapshots<R extends { at: string; id: string }>(
  read: readonly R[],
  { size, after, withTemplates }: Cut,
): SnapshotPage<R> {
  const stored = after?.note === placeOfTemplate ? [] : read;
  const rows = stored.slice(0, size);
  const due = withTemplates ? templates : templatesAfter(after);
  const last = rows.at(-1);
  if (stored.length > size && last !== undefined) {
    const note = withTemplates ? templatesListed : after?.note;
    return { rows, shown: withTemplates ? due : [], next: toPlace(last, note) };
  }
  const shown = withTemplates ? due : due.slice(0, size - rows.length);
  if (shown.length === due.length) return { rows, shown, next: null };
  const lastShown = shown.at(-1);
  if (lastShown !== undefined) return { rows, shown, next: templatePlace(lastShown) };
  return { rows, shown, next: last === undefined ? null : toPlace(last, undefined) };
}

const toPlace = ({ at, id }: { at: string; id: string }, note: string | undefined): Place =>
  note === undefined ? { at, id } : { at, id, note };

/** Of a template the id alone counts; a place has a moment as PostgreSQL prints it. */
const templatePlace = ({ id, createdAt }: Snapshot): Place => ({
  at: createdAt.replace('T', ' ').replace('Z', '+00'),
  id,
  note: placeOfTemplate,
});

function templatesAfter(after: Place | undefined): readonly Snapshot[] {
  if (after?.note === templatesListed) return [];
  if (after?.note !== placeOfTemplate) return templates;
  return templates.slice(templates.findIndex(({ id }) => id === after.id) + 1);
}
