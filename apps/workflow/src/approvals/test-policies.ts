import type { TestedPolicies } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { approvals, runs } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { readGovernance, findRequirements } from './govern.ts';

/**
 * What the present policies would ask for if the run paused as it is now.
 * @throws {AppError} `not_found`; `conflict` for a run whose workflow was never deployed.
 */
export const testPolicies = (
  { database, compute }: Pick<WorkflowDependencies, 'database' | 'compute'>,
  { caller: { workspaceId } }: RequestContext,
  { runId }: { runId: string },
): Promise<TestedPolicies> =>
  database.read(workspaceId, async (scope) => {
    const [found] = await scope.db
      .select({ run: runs, kind: approvals.kind })
      .from(runs)
      .leftJoin(
        approvals,
        and(eq(approvals.workspaceId, runs.workspaceId), eq(approvals.entryId, runs.pauseEntryId)),
      )
      .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, runId)));
    if (found === undefined) throw notFound('Run');
    const { plan } = found.run;
    if (plan === null) throw new AppError('conflict', 'The run follows no workflow.');
    const governance = await readGovernance(scope, { ...found.run, plan }, compute);
    if (governance === null) return { required: false, version: 0, policies: [] };
    const policies = findRequirements(governance, plan, found.kind ?? 'gate');
    return { required: policies.length > 0, version: governance.version, policies };
  });
