import { nameCaller, toActor, type MountChanged, type PlaybookId } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { type Clock, newId, notFound } from '@workspace-ops/service-kit';
import { type CataloguePlaybook, findPlaybook } from '../catalogue.ts';
import type { Deployer } from '../deployments/deployer.ts';
import { isDeployed } from '../deployments/stored-deployments.ts';
import type { SubscriptionStatus } from '../subscriptions/subscription.ts';
import type { Subscriptions } from '../subscriptions/subscriptions.ts';
import { isUnavailable, whileAvailable } from '../subscriptions/database-breaker.ts';

export interface MountDependencies {
  database: Database;
  subscriptions: Subscriptions;
  deployer: Deployer;
  clock: Clock;
  /** How long an answer waits for the workflow service. */
  deploymentWaitMs: number;
}

/**
 * Mounts or unmounts a playbook; again is no error. The record is the order, and stands until the
 * workflow service has followed it.
 * @throws {AppError} `not_found` for an id that is no playbook's.
 */
export async function changeMount(
  deps: MountDependencies,
  { caller }: RequestContext,
  { playbookId, status }: { playbookId: string; status: SubscriptionStatus },
): Promise<MountChanged> {
  const playbook = findPlaybook(playbookId);
  if (playbook === undefined) throw notFound('Playbook');
  const { workspaceId } = caller;
  const recorded = await deps.subscriptions.change({
    auditId: newId('aud'),
    workspaceId,
    playbookId: playbook.id,
    status,
    at: deps.clock.now(),
    agent: nameCaller(caller) ?? 'Marketplace',
    actor: toActor(caller),
  });
  const progress =
    recorded === 'memory' ? 'held' : await waitForDeployment(deps, workspaceId, playbook.id);
  return {
    success: true,
    message: describeChange(playbook, status, progress),
    packageId: playbook.id,
    workspaceId,
  };
}

/** A look at one row; the order stands, seen or not. */
const lookMs = 1_000;

type Progress = 'held' | 'ordered' | 'deployed';

async function waitForDeployment(
  { database, deployer, deploymentWaitMs }: MountDependencies,
  workspaceId: string,
  playbookId: PlaybookId,
): Promise<Progress> {
  const { promise: waited, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, deploymentWaitMs);
  try {
    await Promise.race([deployer.deployWorkspace(workspaceId), waited]);
    const look = isDeployed(database, workspaceId, playbookId);
    return (await whileAvailable(look, lookMs)) ? 'deployed' : 'ordered';
  } catch (error) {
    if (isUnavailable(error)) return 'ordered';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function describeChange(
  { name, workflowsCount }: CataloguePlaybook,
  status: SubscriptionStatus,
  progress: Progress,
): string {
  const mounted = status === 'active';
  const changed = `${name} ${mounted ? 'mounted' : 'unmounted'}`;
  const workflows = `${workflowsCount} workflows`;
  const effect = mounted ? 'deployed' : 'retired';
  const messages: Record<Progress, string> = {
    deployed: `${changed}: ${workflows} ${effect}.`,
    ordered: `${changed}. Its ${workflows} are ${effect} shortly.`,
    held: `${changed}, in memory for now. Its ${workflows} are ${effect} once the database is back.`,
  };
  return messages[progress];
}
