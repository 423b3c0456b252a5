import type { RunStatus } from '@workspace-ops/contracts';
import type { NewLiveEvent } from '@workspace-ops/db';

/** Who acts where the service itself does. */
export const engineAgent = 'Workflow engine';

/** Tells the workspace's subscribers that a run's status changed. */
export const statusEvent = (
  run: { id: string; workflowId: string },
  status: RunStatus,
): NewLiveEvent => ({
  event: 'RUN_STATUS_CHANGED',
  data: { runId: run.id, workflowId: run.workflowId, status },
});
