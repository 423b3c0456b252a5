import type { DepartmentOrder } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { type RequestContext, serviceContext } from '@workspace-ops/rpc';
import { computeBackoffMs, type Logger, newId, withTimeout } from '@workspace-ops/service-kit';
import { findPlaybook } from '../catalogue.ts';
import {
  claimDeployments,
  completeDeployment,
  type Deployment,
  postponeDeployment,
} from './stored-deployments.ts';

export type Deployer = ReturnType<typeof createDeployer>;

const maxUnderWay = 20;

/** Brings the workflow service to what the subscriptions say. */
export function createDeployer(deps: DeploymentDependencies) {
  const underWay = new Map<Promise<void>, string>();
  /** Claims whose deployments have not begun yet. */
  const claims = new Set<Promise<void>>();
  const stopping = new AbortController();

  const begin = (deployment: Deployment): void => {
    const performed = performDeployment(deps, deployment)
      .catch((error: unknown) =>
        deps.logger.warn({ err: error }, 'a deployment goes on when its lease is over'),
      )
      .finally(() => underWay.delete(performed));
    underWay.set(performed, deployment.workspaceId);
  };

  const claimAndBegin = async (limit: number, workspaceId?: string): Promise<void> => {
    try {
      const claimed = await claimDeployments(deps.database, limit, workspaceId);
      claimed.forEach(begin);
    } catch (error) {
      deps.logger.debug({ err: error }, 'outstanding deployments cannot be read');
    }
  };

  const beginDue = async (limit: number, workspaceId?: string): Promise<void> => {
    if (stopping.signal.aborted || limit <= 0) return;
    const claim = claimAndBegin(limit, workspaceId).finally(() => claims.delete(claim));
    claims.add(claim);
    await claim;
  };

  const callsUnderWay = (workspaceId: string): Promise<void>[] =>
    [...underWay].filter(([, owner]) => owner === workspaceId).map(([performed]) => performed);

  return {
    /** Resolves when nothing of the workspace is due or under way here. Never rejects. */
    async deployWorkspace(workspaceId: string): Promise<void> {
      // Another look after each call: what was ordered during it is due only now.
      for (;;) {
        await beginDue(maxUnderWay, workspaceId);
        // What another claim of this process took is not due any more and not yet under way.
        await Promise.all(claims);
        const calls = callsUnderWay(workspaceId);
        if (calls.length === 0) return;
        await Promise.all(calls);
      }
    },
    /** Begins what is due of any workspace; waits for no call. Never rejects. */
    deployDue: () => beginDue(maxUnderWay - underWay.size),
    /** Begins nothing new, and waits for what is under way. */
    async stop() {
      stopping.abort();
      await Promise.all(underWay.keys());
    },
  };
}

/**
 * Both may be repeated, and have no effect after an order of a higher revision.
 * @returns the revision of the last order carried out.
 */
export interface Departments {
  deploy(ctx: RequestContext, order: DepartmentOrder): Promise<{ revision: number }>;
  retire(ctx: RequestContext, order: DepartmentOrder): Promise<{ revision: number }>;
}

interface DeploymentDependencies {
  database: Database;
  departments: Departments;
  logger: Logger;
}

const callTimeoutMs = 5_000;

/** Tells the workflow service about one subscription, and notes how that ended. */
async function performDeployment(
  deps: DeploymentDependencies,
  deployment: Deployment,
): Promise<void> {
  const { database, departments, logger } = deps;
  const { workspaceId, playbookId, status, revision, attempts } = deployment;
  const departmentCode = findPlaybook(playbookId)?.departmentCode ?? playbookId;
  const ctx = serviceContext(workspaceId, newId('req'));
  const order = { departmentCode, revision };
  const ordered =
    status === 'active' ? departments.deploy(ctx, order) : departments.retire(ctx, order);
  const outcome = await withTimeout(
    ordered,
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

const backoff = { firstMs: 250, longestMs: 5_000 };

/** How long to wait after so many failed attempts, from 1 on. */
export const retryDelayMs = (attempts: number): number => computeBackoffMs(backoff, attempts);
