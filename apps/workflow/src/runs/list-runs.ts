import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { Actor, ListedRun, Run, RunFilter, runListSchema } from '@workspace-ops/contracts';
import { formatIso } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import {
  cutPage,
  fitFields,
  readCursor,
  type ListScope,
  type Place,
} from '@workspace-ops/service-kit';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { runs } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import type { ListedFields } from '../db/schema/listed-fields.ts';
import { matchingIds } from '../search/search-rows.ts';

type Filter = Omit<RunFilter, 'limit' | 'cursor'>;

/** A run as PostgreSQL prints it. */
type RunRow = { [column in keyof Omit<Run, 'startedBy'>]: Run[column] } & {
  listedContext: ListedFields | null;
  startedBy: Actor | null;
};

/** The workspace's runs that match, newest first, page by page. */
export async function listRuns(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { limit, cursor, ...filter }: RunFilter,
): Promise<z.input<typeof runListSchema>> {
  const scope: ListScope = { list: 'runs', workspaceId, filter };
  const after = readCursor(scope, cursor);
  // As text and not by the query builder, whose mapping of the rows costs as much as reading them.
  const read = await database.read(workspaceId, ({ db }) =>
    db.execute<RunRow>(sql`
      select r.id, r.workflow_id as "workflowId", r.workflow_name as "workflowName", r.status,
        r.trigger_source as "triggerSource", r.listed_context as "listedContext",
        case when r.listed_context is null then r.initial_context end as "initialContext",
        r.created_at as "createdAt", r.started_at as "startedAt", r.completed_at as "completedAt",
        r.error_message as "errorMessage", r.started_by as "startedBy"
      from ${source(workspaceId, filter, { after, limit: limit + 1 })}
      order by r.created_at desc, r.id desc limit ${limit + 1}::int`),
  );
  const toPlace = ({ createdAt: at, id }: RunRow): Place => ({ at, id });
  const { rows, nextCursor } = cutPage(scope, { read, limit, toPlace });
  return { runs: rows.map(toListedRun), nextCursor };
}

interface Wanted {
  after: Place | undefined;
  limit: number;
}

/** The runs `r` to choose from, with what must hold of them. */
function source(workspaceId: string, filter: Filter, { after, limit }: Wanted): SQL {
  const { status, source: triggerSource, q, from, to } = filter;
  const workflowId = filter.workflowId && resolveWorkflowId(filter.workflowId);
  const ofWorkspace = sql`r.workspace_id = ${workspaceId}`;
  if (q !== undefined) {
    const equals = { status, workflow_id: workflowId, trigger_source: triggerSource };
    const ids = matchingIds({ kind: 'run', q, equals, from, to }, after, limit);
    return sql`${runs} r where ${ofWorkspace} and r.id = any(${ids})`;
  }
  const conditions = [
    ofWorkspace,
    status && sql`r.status = ${status}`,
    workflowId && sql`r.workflow_id = ${workflowId}`,
    triggerSource && sql`r.trigger_source = ${triggerSource}`,
    from && sql`r.created_at >= ${from}::timestamptz`,
    to && sql`r.created_at <= ${to}::timestamptz`,
    after && sql`(r.created_at, r.id) < (${after.at}::timestamptz, ${after.id})`,
  ].filter((condition) => typeof condition === 'object');
  return sql`${runs} r where ${sql.join(conditions, sql` and `)}`;
}

/** A known workflow may be named by its code; of an unknown one the run has the name as it was given. */
const resolveWorkflowId = (named: string): string => findWorkflowDefinition(named)?.id ?? named;

function toListedRun({ listedContext, startedBy, ...row }: RunRow): ListedRun {
  const run = {
    ...row,
    createdAt: formatIso(row.createdAt),
    startedAt: row.startedAt && formatIso(row.startedAt),
    completedAt: row.completedAt && formatIso(row.completedAt),
    ...(startedBy !== null && { startedBy }),
  };
  if (listedContext === null) return run;
  const { value, truncated } = fitFields(listedContext.fields);
  const initialContext = value as Run['initialContext'];
  return truncated || listedContext.truncated
    ? { ...run, initialContext, truncated: true }
    : { ...run, initialContext };
}
