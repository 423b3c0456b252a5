import { newId } from '@workspace-ops/service-kit';
import { approvals } from '../db/schema/index.ts';
import type { Transaction } from '@workspace-ops/db';
import type { Engine } from '../lanes/engine.ts';
import { engineAgent } from './announce.ts';
import { writeHeldRun, type PlannedRun } from './held-run.ts';
import { transition, type PauseKind, type RunState, type RunTrigger } from './transitions.ts';

/** Stops at a gate or at the day's budget. A paused run is a row; no process waits for it. */
export async function pauseRun(
  engine: Engine,
  run: PlannedRun,
  trigger: Extract<RunTrigger, { type: 'reach_gate' | 'exceed_budget' }>,
): Promise<PlannedRun> {
  const state = transition(run.state, trigger)!;
  const now = engine.clock.now();
  await engine.database.transaction(run.workspaceId, async (tx) => {
    const entryId = newId('aud');
    const { leaseMs } = engine.limits;
    await Promise.all([
      writeHeldRun(tx, run, { state, now, leaseMs, columns: { pauseEntryId: entryId } }),
      recordPause(tx, run, { state, entryId, now }),
    ]);
  });
  return { ...run, state };
}

export interface Pause {
  /** The run's state as paused. */
  state: RunState;
  /** The audit entry that the decision settles. */
  entryId: string;
  now: Date;
}

/** The approval, its audit entry and its events, in the transaction of the pause. */
export async function recordPause(tx: Transaction, run: PlannedRun, pause: Pause): Promise<void> {
  const { state, entryId, now } = pause;
  const step = run.plan.steps[state.nextSequence]!;
  const reason = reasonOf(state.pauseKind!, step.title, run.dailyBudgetUsd);
  await tx.db.insert(approvals).values({
    workspaceId: run.workspaceId,
    entryId,
    runId: run.id,
    workflowId: run.workflowId,
    workflowName: run.plan.name,
    sequence: state.nextSequence,
    stepTitle: step.title,
    reason,
    requestedAt: now,
  });
  const subject = { runId: run.id, workflowId: run.workflowId, stepTitle: step.title, reason };
  tx.audit({
    id: entryId,
    timestamp: now.toISOString(),
    agent: state.pauseKind === 'budget' ? engineAgent : step.agentName,
    action: 'run.pause',
    message: `The run of ${run.plan.name} waits for approval at "${step.title}". ${reason}`,
    status: 'requires_approval',
    policyChecks: {
      saifPassed: true,
      piiDetected: 0,
      budgetThresholdPassed: state.pauseKind !== 'budget',
    },
    details: { ...subject, sequence: state.nextSequence },
  });
  const data = { ...subject, status: 'paused_for_approval' };
  tx.publish({ event: 'RUN_STATUS_CHANGED', data });
  tx.publish({ event: 'APPROVAL_REQUESTED', data: { ...data, auditLogId: entryId } });
}

const reasonOf = (kind: PauseKind, stepTitle: string, dailyBudgetUsd: number | null): string =>
  kind === 'budget'
    ? `"${stepTitle}" would take the workspace past its daily budget of $${dailyBudgetUsd}.`
    : 'The workflow asks for a person to approve before it goes on.';
