import { claimDeployments, type Deployment } from './claim-deployments.ts';
import { performDeployment, type DeploymentDependencies } from './perform-deployment.ts';

/** Brings the workflow service to what the subscriptions say. */
export interface Deployer {
  /** Resolves when nothing of the workspace is due or under way here. Never rejects. */
  deployWorkspace(workspaceId: string): Promise<void>;
  /** Begins what is due of any workspace; waits for no call. Never rejects. */
  deployDue(): Promise<void>;
  /** Begins nothing new, and waits for what is under way. */
  stop(): Promise<void>;
}

const maxUnderWay = 20;

export function createDeployer(deps: DeploymentDependencies): Deployer {
  const underWay = new Map<Promise<void>, string>();
  const stopping = new AbortController();

  const begin = (deployment: Deployment): void => {
    const performed = performDeployment(deps, deployment)
      .catch((error: unknown) =>
        deps.logger.warn({ err: error }, 'a deployment goes on when its lease is over'),
      )
      .finally(() => underWay.delete(performed));
    underWay.set(performed, deployment.workspaceId);
  };

  const beginDue = async (limit: number, workspaceId?: string): Promise<void> => {
    if (stopping.signal.aborted || limit <= 0) return;
    try {
      const claimed = await claimDeployments(deps.database, limit, workspaceId);
      claimed.forEach(begin);
    } catch (error) {
      deps.logger.debug({ err: error }, 'outstanding deployments cannot be read');
    }
  };

  const underWayOf = (workspaceId: string): Promise<void>[] =>
    [...underWay].filter(([, owner]) => owner === workspaceId).map(([performed]) => performed);

  return {
    async deployWorkspace(workspaceId) {
      // Another look after each call: what was ordered during it is due only now.
      for (;;) {
        await beginDue(maxUnderWay, workspaceId);
        const calls = underWayOf(workspaceId);
        if (calls.length === 0) return;
        await Promise.all(calls);
      }
    },
    deployDue: () => beginDue(maxUnderWay - underWay.size),
    async stop() {
      stopping.abort();
      await Promise.all(underWay.keys());
    },
  };
}
