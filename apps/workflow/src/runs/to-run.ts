import type { Run } from '@workspace-ops/contracts';
import type { RunRow } from '../db/schema/index.ts';

export const toRun = (row: RunRow): Run => ({
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
