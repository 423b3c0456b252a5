import type { NewAuditEvent, NewLiveEvent } from '@workspace-ops/db';
import type { NewArtifact } from '../artifacts/new-artifact.ts';
import type { approvals, runs, runSteps } from '../db/schema/index.ts';
import { engineAgent } from '../runs/announce.ts';
import type { PlannedRun } from './leased-run.ts';
import type { RunState } from '../runs/transitions.ts';

/** Everything that a transition writes; it is stored in one transaction or not at all. */
export interface Effects {
  /** The run's state after it. */
  state: RunState;
  /** Further columns of the run. */
  columns: Partial<typeof runs.$inferInsert>;
  steps: (typeof runSteps.$inferInsert)[];
  artifacts: NewArtifact[];
  approvals: (typeof approvals.$inferInsert)[];
  audit: NewAuditEvent[];
  events: NewLiveEvent[];
}

/** A transition that writes no more than the run's state. */
export const bareEffects = (state: RunState): Effects => ({
  state,
  columns: {},
  steps: [],
  artifacts: [],
  approvals: [],
  audit: [],
  events: [],
});

/** The second transition's effects on top of the first one's. */
export const followedBy = (first: Effects, second: Effects): Effects => ({
  state: second.state,
  columns: { ...first.columns, ...second.columns },
  steps: [...first.steps, ...second.steps],
  artifacts: [...first.artifacts, ...second.artifacts],
  approvals: [...first.approvals, ...second.approvals],
  audit: [...first.audit, ...second.audit],
  events: [...first.events, ...second.events],
});

/** What a run writes that goes on without people of its data: their number, and no name. */
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
