import { AppError, newId } from '@workspace-ops/service-kit';
import { createHash, randomBytes } from 'node:crypto';

export interface Subscription {
  subscriberId: string;
  workspaceId: string;
  /** In its normal form. */
  endpointUrl: string;
  deviceLabel: string;
  /** `whsec_` and the base64 of 32 random bytes. */
  signingSecret: string;
}

export type NewSubscription = Pick<Subscription, 'workspaceId' | 'endpointUrl' | 'deviceLabel'>;

/** The registered callbacks, in memory only (interface.md): a restart forgets them. */
export interface Subscriptions {
  /**
   * Keeps a place for a subscription that is about to be added; the answer gives it back.
   * @throws {AppError} `conflict` when the workspace, or this process, holds as many as it may.
   */
  reserve(workspaceId: string, endpointUrl: string): () => void;
  /** One URL is one subscriber of its workspace: a second time only the label changes. */
  put(given: NewSubscription): { subscription: Subscription; isNew: boolean };
  find(key: string): Subscription | undefined;
  remove(subscription: Subscription): void;
}

export interface SubscriptionLimits {
  perWorkspace: number;
  total: number;
}

/** Names a subscription in all replicas without saying its URL. */
export const subscriptionKey = (workspaceId: string, endpointUrl: string): string =>
  createHash('sha256').update(`${workspaceId}\n${endpointUrl}`).digest('base64url');

export function createSubscriptions(limits: SubscriptionLimits): Subscriptions {
  const byKey = new Map<string, Subscription>();
  /** How many each workspace has, those about to be added included. */
  const counts = new Map<string, number>();
  let total = 0;

  const count = (workspaceId: string, change: 1 | -1): void => {
    const next = (counts.get(workspaceId) ?? 0) + change;
    total += change;
    if (next === 0) counts.delete(workspaceId);
    else counts.set(workspaceId, next);
  };

  return {
    reserve(workspaceId, endpointUrl) {
      if (byKey.has(subscriptionKey(workspaceId, endpointUrl))) return () => {};
      const held = counts.get(workspaceId) ?? 0;
      if (held >= limits.perWorkspace || total >= limits.total) throw tooMany(limits.perWorkspace);
      count(workspaceId, 1);
      return () => count(workspaceId, -1);
    },
    put(given) {
      const key = subscriptionKey(given.workspaceId, given.endpointUrl);
      const known = byKey.get(key);
      if (known !== undefined) {
        known.deviceLabel = given.deviceLabel;
        return { subscription: known, isNew: false };
      }
      const subscription = { ...given, subscriberId: newId('sub'), signingSecret: newSecret() };
      byKey.set(key, subscription);
      count(given.workspaceId, 1);
      return { subscription, isNew: true };
    },
    find: (key) => byKey.get(key),
    remove(subscription) {
      const key = subscriptionKey(subscription.workspaceId, subscription.endpointUrl);
      if (byKey.get(key) !== subscription) return;
      byKey.delete(key);
      count(subscription.workspaceId, -1);
    },
  };
}

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const tooMany = (most: number): AppError =>
  new AppError(
    'conflict',
    `No more webhooks can be registered: a workspace may have ${most}, and the service has a limit of its own.`,
  );
