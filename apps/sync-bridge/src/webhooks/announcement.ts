import { z } from 'zod';
import { subscriptionKey } from './subscriptions.ts';

/** Replicas tell each other of registrations here. */
export const webhooksChannel = 'sync_webhooks';

const schema = z.object({ replicaId: z.string(), key: z.string() });

/** What a replica says of a registration. */
export const announcement = (of: {
  replicaId: string;
  workspaceId: string;
  endpointUrl: string;
}): string =>
  JSON.stringify({ replicaId: of.replicaId, key: subscriptionKey(of.workspaceId, of.endpointUrl) });

/**
 * The key of a subscription that another replica has taken over: one URL is one subscriber,
 * so whoever held it before lets go. Undefined for this replica's own registrations.
 */
export function takenOver(notice: string, replicaId: string): string | undefined {
  const said = schema.parse(JSON.parse(notice));
  return said.replicaId === replicaId ? undefined : said.key;
}
