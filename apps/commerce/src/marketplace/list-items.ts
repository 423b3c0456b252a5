import type { MarketplaceItems } from '@workspace-ops/contracts';
import type { Subscriptions } from '../subscriptions/subscriptions.ts';
import { toItems } from './to-items.ts';

/** The catalogue with the workspace's mounts; from memory while the database is away. */
export const listItems = async (
  { subscriptions }: { subscriptions: Subscriptions },
  workspaceId: string,
): Promise<MarketplaceItems> => toItems(workspaceId, await subscriptions.read(workspaceId));
