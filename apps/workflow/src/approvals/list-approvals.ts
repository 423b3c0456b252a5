import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { ApprovalFilter, ApprovalList } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { cutPage, readCursor, type ListScope, type Place } from '@workspace-ops/service-kit';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import { findAssigned, isAmong } from './find-assigned.ts';
import { presentAll, type ViewingDependencies } from './get-approval.ts';
import { loadPauses } from './load-pauses.ts';
import type { ApprovalRow } from './stored-pause.ts';

type Filter = Omit<ApprovalFilter, 'limit' | 'cursor'>;

/** The workspace's pauses that match, newest first, page by page. */
export async function listApprovals(
  deps: ViewingDependencies,
  ctx: RequestContext,
  { limit, cursor, ...filter }: ApprovalFilter,
): Promise<ApprovalList> {
  const { workspaceId } = ctx.caller;
  const list: ListScope = { list: 'approvals', workspaceId, filter };
  const after = readCursor(list, cursor);
  const assigned = filter.assignedTo === 'me' ? await findAssigned(deps, ctx) : undefined;
  const matching = matches(workspaceId, filter, assigned);
  const { page, totalCount } = await deps.database.read(workspaceId, async (scope) => {
    const read = await scope.db
      .select({ ...getTableColumns(approvals), at: sql<string>`${approvals.requestedAt}::text` })
      .from(approvals)
      .where(and(matching, after && isAfter(after)))
      .orderBy(desc(approvals.requestedAt), desc(approvals.entryId))
      .limit(limit + 1);
    const { rows, nextCursor } = cutPage(list, { read, limit, toPlace });
    const isWhole = after === undefined && nextCursor === null;
    const total = isWhole ? rows.length : await scope.db.$count(approvals, matching);
    const pauses = await loadPauses(scope, { rows, now: deps.clock.now() });
    return { page: { pauses, nextCursor }, totalCount: total };
  });
  const shown = await presentAll(deps, ctx, page.pauses);
  return { approvals: shown, nextCursor: page.nextCursor, totalCount };
}

const toPlace = ({ at, entryId: id }: ApprovalRow & { at: string }): Place => ({ at, id });

const isAfter = ({ at, id }: Place): SQL =>
  sql`(${approvals.requestedAt}, ${approvals.entryId}) < (${at}::timestamptz, ${id})`;

function matches(workspaceId: string, filter: Filter, assigned: readonly string[] | undefined) {
  const { status, workflow, runId, kind, effect, from, to } = filter;
  const workflowId = workflow && (findWorkflowDefinition(workflow)?.id ?? workflow);
  return and(
    eq(approvals.workspaceId, workspaceId),
    status === 'open' ? isNull(approvals.decidedAt) : undefined,
    status === 'decided' ? isNotNull(approvals.decidedAt) : undefined,
    workflowId ? eq(approvals.workflowId, workflowId) : undefined,
    runId ? eq(approvals.runId, runId) : undefined,
    kind && sql`coalesce(${approvals.kind}, 'gate') = ${kind}`,
    effect && sql`coalesce(${approvals.effect}, 'internal') = ${effect}`,
    from ? gte(approvals.requestedAt, new Date(from)) : undefined,
    to ? lte(approvals.requestedAt, new Date(to)) : undefined,
    assigned && isAmong(assigned),
  );
}
