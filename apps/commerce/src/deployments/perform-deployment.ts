import type { Database } from '@workspace-ops/db';
import { serviceCall } from '@workspace-ops/rpc';
import { newId, withTimeout, type Logger } from '@workspace-ops/service-kit';
import { findPlaybook } from '../catalogue/playbooks.ts';
import type { Deployment } from './claim-deployments.ts';
import type { Departments } from './departments.ts';
import { retryDelayMs } from './retry-delay.ts';
import { completeDeployment, postponeDeployment } from './settle-deployment.ts';

export interface DeploymentDependencies {
  database: Database;
  departments: Departments;
  logger: Logger;
}

const callTimeoutMs = 5_000;

/** Tells the workflow service about one subscription, and notes how that ended. */
export async function performDeployment(
  deps: DeploymentDependencies,
  deployment: Deployment,
): Promise<void> {
  const { database, departments, logger } = deps;
  const { workspaceId, playbookId, status, attempts } = deployment;
  const departmentCode = findPlaybook(playbookId)?.departmentCode ?? playbookId;
  const call = serviceCall(workspaceId, newId('req'));
  const told =
    status === 'active'
      ? departments.deploy(call, departmentCode)
      : departments.retire(call, departmentCode);
  const work = told.then(
    () => ({ done: true as const }),
    (error: unknown) => ({ done: false as const, error }),
  );
  // A call that takes too long may still have its effect: it keeps its lease.
  const outcome = await withTimeout(work, callTimeoutMs, 'the workflow service does not answer');
  if (outcome.done) return completeDeployment(database, deployment);
  logger.warn({ err: outcome.error, workspaceId, playbookId }, 'a deployment is tried again');
  await postponeDeployment(database, deployment, retryDelayMs(attempts));
}
