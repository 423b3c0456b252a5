import type { RunStatus } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';

export interface AnnouncedRun {
  id: string;
  workflowId: string;
}

/** Tells the workspace's subscribers that a run's status changed. */
export const announceStatus = (tx: Transaction, run: AnnouncedRun, status: RunStatus): string =>
  tx.publish({
    event: 'RUN_STATUS_CHANGED',
    data: { runId: run.id, workflowId: run.workflowId, status },
  });

/** Who acts where the service itself does. */
export const engineAgent = 'Workflow engine';
