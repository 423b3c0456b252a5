import type { Run } from '@workspace-ops/contracts';
import { runs, type RunRow } from '../db/schema/index.ts';

/** The columns of a run row as it is answered; the plan stays where it is. */
export const runColumns = {
  id: runs.id,
  workflowId: runs.workflowId,
  workflowName: runs.workflowName,
  status: runs.status,
  triggerSource: runs.triggerSource,
  initialContext: runs.initialContext,
  createdAt: runs.createdAt,
  startedAt: runs.startedAt,
  completedAt: runs.completedAt,
  errorMessage: runs.errorMessage,
};

export const toRun = (row: Pick<RunRow, keyof typeof runColumns>): Run => ({
  id: row.id,
  workflowId: row.workflowId,
  workflowName: row.workflowName,
  status: row.status,
  triggerSource: row.triggerSource,
  initialContext: row.initialContext,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
  errorMessage: row.errorMessage,
});
