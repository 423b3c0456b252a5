import { engineAgent } from './announce.ts';
import { bareEffects, type Effects } from './effects.ts';
import type { PlannedRun } from './held-run.ts';

/** What a run writes that goes on without people of its data: how many, and nobody's name. */
export function effectsOfLeavingOut(run: PlannedRun, leftOut: number, now: Date): Effects {
  const effects = bareEffects(run.state);
  if (leftOut === 0) return effects;
  const whom = leftOut === 1 ? 'one contact' : `${leftOut} contacts`;
  return {
    ...effects,
    audit: [
      {
        timestamp: now.toISOString(),
        agent: engineAgent,
        action: 'run.leave_out',
        message: `The run of ${run.plan.name} goes on without ${whom} of its data who may not be called or written to.`,
        status: 'warning',
        details: {
          runId: run.id,
          workflowId: run.workflowId,
          sequence: run.state.nextSequence,
          leftOut,
        },
      },
    ],
  };
}
