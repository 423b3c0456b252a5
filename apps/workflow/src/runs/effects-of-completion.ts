import { engineAgent, statusEvent } from './announce.ts';
import type { Effects } from './effects.ts';
import type { PlannedRun } from './held-run.ts';

/** The effects with the event and the audit entry of the run's completion. */
export const withCompletion = (effects: Effects, run: PlannedRun, now: Date): Effects => ({
  ...effects,
  audit: [
    ...effects.audit,
    {
      timestamp: now.toISOString(),
      agent: engineAgent,
      action: 'run.complete',
      message: `The run of ${run.plan.name} completed.`,
      details: { runId: run.id, workflowId: run.workflowId },
    },
  ],
  events: [...effects.events, statusEvent(run, 'completed')],
});
