import type { Transaction } from '@workspace-ops/db';
import { findActiveWorkflow, listDeployments } from '../deployments/deployed-workflows.ts';
import type { ClaimedRun } from '../lanes/claim-run.ts';
import type { Engine } from '../lanes/engine.ts';
import { readActionPrompts } from './create-runs.ts';
import { recordFailure } from './fail-step.ts';
import { writeHeldRun, type PlannedRun } from './held-run.ts';
import { planRun } from './run-plan.ts';

/**
 * Gives a run that was made without a plan the one of its workflow, which may have been deployed
 * since; where it is still not deployed the run fails, and null is returned.
 */
export async function prepareRun(engine: Engine, run: ClaimedRun): Promise<PlannedRun | null> {
  const { plan } = run;
  if (plan !== null) return { ...run, plan };
  return engine.database.transaction(run.workspaceId, (tx) => planLate(tx, engine, run));
}

async function planLate(
  tx: Transaction,
  engine: Engine,
  run: ClaimedRun,
): Promise<PlannedRun | null> {
  const definition = findActiveWorkflow(
    await listDeployments(tx.db, run.workspaceId),
    run.workflowId,
  );
  if (definition === undefined) {
    const errorMessage = `Workflow "${run.workflowId}" is not deployed in this workspace`;
    await recordFailure(tx, engine, { run, errorMessage });
    return null;
  }
  const plan = planRun(definition, await readActionPrompts(tx));
  await writeHeldRun(tx, run, {
    state: run.state,
    now: engine.clock.now(),
    leaseMs: engine.limits.leaseMs,
    columns: { plan, workflowId: definition.id, workflowName: definition.name },
  });
  return { ...run, workflowId: definition.id, plan };
}
