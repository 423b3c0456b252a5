import { subscriptionKey } from './subscriptions.ts';

/** Replicas tell each other of registrations here. */
export const webhooksChannel = 'sync_webhooks';

/** What a replica says of a registration: who it is, and the subscription's key. */
export const announcement = (of: {
  replicaId: string;
  workspaceId: string;
  endpointUrl: string;
}): string => `${of.replicaId} ${subscriptionKey(of.workspaceId, of.endpointUrl)}`;

/**
 * The key of a subscription that another replica has taken over: one URL is one subscriber,
 * so whoever held it before lets go. Undefined for this replica's own registrations.
 */
export function takenOver(notice: string, replicaId: string): string | undefined {
  const [sender, key] = notice.split(' ');
  return sender === replicaId ? undefined : key;
}
