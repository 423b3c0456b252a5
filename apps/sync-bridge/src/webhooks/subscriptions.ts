import { AppError } from '@workspace-ops/service-kit';
import type { Announcement } from './announcement.ts';
import { createHash, createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Subscription {
  subscriberId: string;
  workspaceId: string;
  /** In its normal form. */
  endpointUrl: string;
  deviceLabel: string;
  /** `whsec_` and the base64 of 32 bytes. */
  signingSecret: string;
  /** The latest registration here. */
  stamp: string;
}

export type NewSubscription = Pick<
  Subscription,
  'workspaceId' | 'endpointUrl' | 'deviceLabel' | 'stamp'
>;

/** The registered callbacks, in memory only (interface.md): a restart forgets them. */
export interface Subscriptions {
  /**
   * Keeps a place for a subscription that is about to be added; the answer gives it back.
   * @throws {AppError} `conflict` when the workspace, or this process, holds as many as it may.
   */
  reserve(workspaceId: string, endpointUrl: string): () => void;
  /** One URL is one subscriber of its workspace: a second time only the label changes. */
  put(given: NewSubscription): { subscription: Subscription; isNew: boolean };
  /**
   * Notes where a URL was registered. Answers with the subscription here, if it is an earlier one:
   * one URL is one subscriber, so whoever held it before lets go.
   */
  noteRegistration(of: Announcement): Subscription | undefined;
  /** Whether no replica is known to have registered the URL later. */
  isLatest(subscription: Subscription): boolean;
  remove(subscription: Subscription): void;
}

export interface SubscriptionLimits {
  perWorkspace: number;
  total: number;
}

/** Registrations that may still be on their way; a moment's worth is enough. */
const notedRegistrations = 10_000;
const notedMs = 60_000;

/** Names a subscription in all replicas without saying its URL. */
export const subscriptionKey = (workspaceId: string, endpointUrl: string): string =>
  createHash('sha256').update(`${workspaceId}\n${endpointUrl}`).digest('base64url');

/**
 * @param secret what ids and signing secrets are derived from, the same for all replicas: then a
 *   URL has the same ones whichever replica it is registered at.
 */
export function createSubscriptions(limits: SubscriptionLimits, secret: string): Subscriptions {
  const latest = new LRUCache<string, string>({ max: notedRegistrations, ttl: notedMs });
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
        known.stamp = given.stamp;
        return { subscription: known, isNew: false };
      }
      const subscription = { ...given, ...identityOf(key, secret) };
      byKey.set(key, subscription);
      count(given.workspaceId, 1);
      return { subscription, isNew: true };
    },
    noteRegistration({ key, stamp }) {
      if (stamp > (latest.get(key) ?? '')) latest.set(key, stamp);
      const held = byKey.get(key);
      return held !== undefined && held.stamp < stamp ? held : undefined;
    },
    isLatest: ({ workspaceId, endpointUrl, stamp }) =>
      stamp >= (latest.get(subscriptionKey(workspaceId, endpointUrl)) ?? ''),
    remove(subscription) {
      const key = subscriptionKey(subscription.workspaceId, subscription.endpointUrl);
      if (byKey.get(key) !== subscription) return;
      byKey.delete(key);
      count(subscription.workspaceId, -1);
    },
  };
}

function identityOf(key: string, secret: string) {
  const derive = (purpose: string): Buffer =>
    createHmac('sha256', secret).update(`webhook ${purpose}\n${key}`).digest();
  return {
    subscriberId: `sub_${derive('id').toString('hex').slice(0, 32)}`,
    signingSecret: `whsec_${derive('secret').toString('base64')}`,
  };
}

const tooMany = (most: number): AppError =>
  new AppError(
    'conflict',
    `No more webhooks can be registered: a workspace may have ${most}, and the service has a limit of its own.`,
  );
