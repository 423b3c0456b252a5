import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { previewRunData, type Calendar } from '@workspace-ops/composing';
import type { JsonObject, TestedFieldNames, TestFieldNamesInput } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import type { WorkflowDependencies } from '../dependencies.ts';
import { findActiveWorkflow, listDeployments } from '../deployments/deployed-workflows.ts';
import { planRun } from './plan-run.ts';
import { readPlanChanges, type PlanChanges } from '../workspace/configuration.ts';
import { checkFieldNames } from '../workspace/field-names.ts';

/**
 * How a run of a deployed workflow would read data, before there is one: by the workspace's names of fields, or by
 * others that are tried.
 * @throws {AppError} `not_found`; `invalid_input` for names that could not be set.
 */
export async function testFieldNames(
  {
    database,
    clock,
    calendars,
    compute,
  }: Pick<WorkflowDependencies, 'database' | 'clock' | 'calendars' | 'compute'>,
  { caller: { workspaceId } }: RequestContext,
  { workflowId, initialContext, fieldNames }: TestFieldNamesInput,
): Promise<TestedFieldNames> {
  if (fieldNames !== undefined) checkFieldNames(fieldNames);
  const [deployed, changes] = await database.read(workspaceId, (scope) =>
    Promise.all([listDeployments(scope), readPlanChanges(scope)]),
  );
  const definition = findActiveWorkflow(deployed, workflowId);
  if (definition === undefined) throw notFound('Workflow');
  return compute.run(previewWith, initialContext, {
    definition,
    changes: fieldNames === undefined ? changes : { ...changes, fieldNames },
    now: clock.now(),
    calendar: await calendars.load(workspaceId),
  });
}

interface Previewed {
  definition: WorkflowDefinition;
  changes: PlanChanges;
  now: Date;
  calendar: Calendar;
}

export function previewWith(
  initialContext: JsonObject,
  { definition, changes, ...when }: Previewed,
): TestedFieldNames {
  const plan = planRun(definition, changes, initialContext);
  return previewRunData(plan, initialContext, { names: plan.fieldNames, ...when });
}
