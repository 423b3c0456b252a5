import { redactText } from '@workspace-ops/content';
import type { RunStatus } from '@workspace-ops/contracts';
import type { NewLiveEvent } from '@workspace-ops/db';
import { plainIdentifier } from '@workspace-ops/service-kit';

/** Who acts where the service itself does. */
export const engineAgent = 'Workflow engine';

/**
 * How audit entries name a run. A workflow that is not deployed has no name, and the caller's text,
 * which may name a person, for an id.
 */
export const auditedName = (run: { workflowId: string; workflowName: string | null }): string =>
  run.workflowName ?? redactText(`"${run.workflowId}"`).text;

/** The live event of a run's new status. */
export const statusEvent = (
  run: { id: string; workflowId: string },
  status: RunStatus,
): NewLiveEvent => ({
  event: 'RUN_STATUS_CHANGED',
  data: { runId: run.id, workflowId: plainIdentifier(run.workflowId), status },
});

interface CreatedRun {
  runId: string;
  workflowId: string;
  triggerSource: string;
}

/** The live event of a new run. The source and the id of a workflow that is not deployed are the caller's texts. */
export const creationEvent = (run: CreatedRun, status: RunStatus): NewLiveEvent => ({
  event: 'RUN_CREATED',
  data: {
    runId: run.runId,
    workflowId: plainIdentifier(run.workflowId),
    status,
    triggerSource: plainIdentifier(run.triggerSource),
  },
});
