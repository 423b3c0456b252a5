import type { ArtifactFilter, artifactListSchema } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { cutPage, readCursor, type ListScope, type Place } from '@workspace-ops/service-kit';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { countMatching, matchingIds, type Search } from '../search/search-rows.ts';
import { toArtifact } from './stored-artifact.ts';

type Filter = Omit<ArtifactFilter, 'limit' | 'cursor'>;

/** Content of a page, in bytes: all of it is sent, and more would be too much for one answer. */
const mostBytes = 8 * 1_024 * 1_024;

/** The workspace's artifacts that match, newest first, page by page, and how many match in all. */
export async function listArtifacts(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { limit, cursor, ...filter }: ArtifactFilter,
): Promise<z.infer<typeof artifactListSchema>> {
  const list: ListScope = { list: 'artifacts', workspaceId, filter };
  const after = readCursor(list, cursor);
  return database.read(workspaceId, async (scope) => {
    const wanted = { filter, after, limit: limit + 1 };
    const read = await (filter.q === undefined
      ? readNewest(scope, wanted)
      : readFound(scope, { ...wanted, filter: { ...filter, q: filter.q } }));
    const tooMany = read.findIndex(({ content }) => content === null);
    const toPlace = ({ at, id }: Read): Place => ({ at, id });
    const page = { read, limit: tooMany === -1 ? limit : Math.min(tooMany, limit), toPlace };
    const { rows, nextCursor } = cutPage(list, page);
    const isWhole = after === undefined && nextCursor === null;
    const totalCount = isWhole ? rows.length : await countAll(scope, filter);
    const listed = rows.map(({ content, ...row }) =>
      toArtifact({ ...row, content: content ?? '' }),
    );
    return { workspaceId, artifacts: listed, totalCount, nextCursor };
  });
}

interface Wanted<F extends Filter = Filter> {
  filter: F;
  after: Place | undefined;
  limit: number;
}

/** A row with its moment as PostgreSQL prints it; without content where there is enough before it. */
type Read = Omit<ArtifactRow, 'content'> & { at: string; content: string | null };

const newestFirst = [desc(artifacts.createdAt), desc(artifacts.id)] as const;

/** `octet_length` is known without reading a content that is stored apart. */
const columns = {
  ...getTableColumns(artifacts),
  at: sql<string>`${artifacts.createdAt}::text`,
  content: sql<string | null>`case when coalesce(sum(octet_length(${artifacts.content})) over (
    order by ${artifacts.createdAt} desc, ${artifacts.id} desc
    rows between unbounded preceding and 1 preceding), 0) < ${sql.raw(String(mostBytes))}
    then ${artifacts.content} end`,
};

const readNewest = ({ db, workspaceId }: Scope, { filter, after, limit }: Wanted) =>
  db
    .select(columns)
    .from(artifacts)
    .where(and(matches(workspaceId, filter), after && isAfter(after)))
    .orderBy(...newestFirst)
    .limit(limit);

const readFound = (
  { db, workspaceId }: Scope,
  { filter, after, limit }: Wanted<Filter & { q: string }>,
) =>
  db
    .select(columns)
    .from(artifacts)
    .where(
      and(
        eq(artifacts.workspaceId, workspaceId),
        sql`${artifacts.id} = any(${matchingIds(toSearch(filter), after, limit)})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);

const isAfter = ({ at, id }: Place): SQL =>
  sql`(${artifacts.createdAt}, ${artifacts.id}) < (${at}::timestamptz, ${id})`;

const matches = (workspaceId: string, filter: Filter): SQL | undefined =>
  and(
    eq(artifacts.workspaceId, workspaceId),
    filter.type === undefined ? undefined : eq(artifacts.artifactType, filter.type),
    filter.status === undefined ? undefined : eq(artifacts.status, filter.status),
    filter.runId === undefined ? undefined : eq(artifacts.workflowRunId, filter.runId),
    filter.grade === undefined ? undefined : eq(artifacts.qualityGrade, filter.grade),
  );

const toSearch = ({ q, type, status, runId, grade }: Filter & { q: string }): Search => ({
  kind: 'artifact',
  q,
  equals: { artifact_type: type, status, workflow_run_id: runId, quality_grade: grade },
});

const countAll = ({ db, workspaceId }: Scope, filter: Filter): Promise<number> =>
  filter.q === undefined
    ? db.$count(artifacts, matches(workspaceId, filter))
    : countMatching(db, toSearch({ ...filter, q: filter.q }));
