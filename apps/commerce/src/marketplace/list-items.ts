import {
  availableStatus,
  type MarketplaceItems,
  type MarketplacePlaybook,
  mountedStatus,
} from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { apps, books, type CataloguePlaybook, playbooks } from '../catalogue.ts';
import type { SubscriptionStates } from '../subscriptions/subscription.ts';
import type { Subscriptions } from '../subscriptions/subscriptions.ts';

/** The catalogue with the workspace's mounts; from memory while the database is away. */
export const listItems = async (
  { subscriptions }: { subscriptions: Subscriptions },
  { caller: { workspaceId } }: RequestContext,
): Promise<MarketplaceItems> => toItems(workspaceId, await subscriptions.read(workspaceId));

function toItems(workspaceId: string, states: SubscriptionStates): MarketplaceItems {
  const offered = playbooks.map((playbook) => toPlaybook(playbook, states));
  return {
    workspaceId,
    playbooks: offered,
    apps: [...apps],
    books: [...books],
    totalCount: offered.length + apps.length + books.length,
    mountedCount: offered.filter(({ isMounted }) => isMounted).length,
  };
}

function toPlaybook(playbook: CataloguePlaybook, states: SubscriptionStates): MarketplacePlaybook {
  const isMounted = states.get(playbook.id) === 'active';
  return {
    ...playbook,
    isMounted,
    status: isMounted ? mountedStatus : availableStatus,
    statusVariant: isMounted ? 'success' : 'neutral',
  };
}
