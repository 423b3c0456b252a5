import type { RunDetail } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import { and, asc, eq, or } from 'drizzle-orm';
import { runs, type RunRow } from '../db/schema/index.ts';

/** The run that handed over to a run, and those that it handed over to. */
export async function findHandovers(
  { db, workspaceId }: Scope,
  { id, handedOverFrom }: Pick<RunRow, 'id' | 'handedOverFrom'>,
): Promise<Pick<RunDetail, 'handedOverFrom' | 'handedOverTo'>> {
  const rows = await db
    .select({
      runId: runs.id,
      workflowId: runs.workflowId,
      workflowName: runs.workflowName,
      status: runs.status,
    })
    .from(runs)
    .where(
      and(
        eq(runs.workspaceId, workspaceId),
        or(
          eq(runs.handedOverFrom, id),
          handedOverFrom === null ? undefined : eq(runs.id, handedOverFrom),
        ),
      ),
    )
    .orderBy(asc(runs.createdAt), asc(runs.id));
  return {
    handedOverFrom: rows.find(({ runId }) => runId === handedOverFrom) ?? null,
    handedOverTo: rows.filter(({ runId }) => runId !== handedOverFrom),
  };
}
