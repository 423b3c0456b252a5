import {
  availableStatus,
  mountedStatus,
  type MarketplaceItems,
  type MarketplacePlaybook,
} from '@workspace-ops/contracts';
import { apps } from '../catalogue/apps.ts';
import { books } from '../catalogue/books.ts';
import { playbooks, type CataloguePlaybook } from '../catalogue/playbooks.ts';
import type { SubscriptionStates } from '../subscriptions/subscription-states.ts';

/** The catalogue as a workspace sees it. */
export function toItems(workspaceId: string, states: SubscriptionStates): MarketplaceItems {
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
