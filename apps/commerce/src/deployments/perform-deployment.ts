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
  const { workspaceId, playbookId, status, revision, attempts } = deployment;
  const departmentCode = findPlaybook(playbookId)?.departmentCode ?? playbookId;
  const call = serviceCall(workspaceId, newId('req'));
  const order = { departmentCode, revision };
  const told =
    status === 'active' ? departments.deploy(call, order) : departments.retire(call, order);
  const outcome = await withTimeout(
    told,
    callTimeoutMs,
    'the workflow service does not answer',
  ).then(
    (set) => ({ done: true as const, set }),
    (error: unknown) => ({ done: false as const, error }),
  );
  if (outcome.done) return completeDeployment(database, deployment, outcome.set.revision);
  logger.warn({ err: outcome.error, workspaceId, playbookId }, 'a deployment is tried again');
  await postponeDeployment(database, deployment, retryDelayMs(attempts));
}
