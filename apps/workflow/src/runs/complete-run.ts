import type { Transaction } from '@workspace-ops/db';
import type { Engine } from '../lanes/engine.ts';
import { announceStatus, engineAgent } from './announce.ts';
import { writeHeldRun, type PlannedRun } from './held-run.ts';
import { transition } from './transitions.ts';

/** Completes a run that has no step left, as after an approval that was its last one. */
export async function completeRun(engine: Engine, run: PlannedRun): Promise<PlannedRun> {
  const state = transition(run.state, { type: 'run_out_of_steps' })!;
  const now = engine.clock.now();
  await engine.database.transaction(run.workspaceId, async (tx) => {
    await writeHeldRun(tx, run, { state, now, leaseMs: engine.limits.leaseMs });
    announceCompletion(tx, run, now);
  });
  return { ...run, state };
}

/** The event and the audit entry of a run that completed. */
export function announceCompletion(tx: Transaction, run: PlannedRun, now: Date): void {
  announceStatus(tx, run, 'completed');
  tx.audit({
    timestamp: now.toISOString(),
    agent: engineAgent,
    action: 'run.complete',
    message: `The run of ${run.plan.name} completed.`,
    details: { runId: run.id, workflowId: run.workflowId },
  });
}
