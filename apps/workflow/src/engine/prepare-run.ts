import type { Scope } from '@workspace-ops/db';
import { findActiveWorkflow, listDeployments } from '../deployments/deployed-workflows.ts';
import type { Engine } from './engine.ts';
import { readPlanChanges } from '../workspace/configuration.ts';
import { commitEffects } from './commit-effects.ts';
import { effectsOfFailure } from './effects-of-failure.ts';
import { bareEffects } from './effects.ts';
import type { LeasedRun, PlannedRun } from './leased-run.ts';
import { planRun } from '../runs/plan-run.ts';
import type { RunPlan } from '../db/schema/index.ts';

/**
 * Gives a run that was made without a plan the one of its workflow, which may have been deployed
 * since; where it is still not deployed the run fails, and null is returned.
 */
export async function prepareRun(engine: Engine, run: LeasedRun): Promise<PlannedRun | null> {
  const { plan } = run;
  if (plan !== null) return { ...run, plan };
  const late = await engine.database.read(run.workspaceId, (scope) => planLate(scope, run));
  const now = engine.clock.now();
  if (late === null) {
    const errorMessage = `Workflow "${run.workflowId}" is not deployed in this workspace`;
    await commitEffects(engine, run, effectsOfFailure(run, errorMessage, now));
    return null;
  }
  const { id: workflowId, name: workflowName } = late;
  const columns = { plan: late, workflowId, workflowName };
  await commitEffects(engine, run, { ...bareEffects(run.state), columns });
  return { ...run, workflowId, plan: late };
}

async function planLate(scope: Scope, run: LeasedRun): Promise<RunPlan | null> {
  const deployed = await listDeployments(scope);
  const definition = findActiveWorkflow(deployed, run.workflowId);
  if (definition === undefined) return null;
  const changes = await readPlanChanges(scope);
  return planRun(definition, changes, run.initialContext);
}
