import type { Clock, Logger } from '@workspace-ops/service-kit';
import { createDeliveries, type DeliveriesOptions } from '../deliveries/deliveries.ts';
import { createSender } from '../deliveries/send-event.ts';
import type { Feed } from '../events/feed.ts';
import type { Timers } from '../timing/timers.ts';
import { createAddressPolicy } from './address-policy.ts';
import { readAnnouncement } from './announcement.ts';
import type { RegistrationDependencies } from './register-webhook.ts';
import type { ResolveHost } from './resolve-host.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createWebhookAgent } from './webhook-agent.ts';

export interface WebhooksOptions {
  feed: Feed;
  readWorkspaceEvents: DeliveriesOptions['readWorkspaceEvents'];
  resolveHost: ResolveHost;
  allowLoopback: boolean;
  allowHosts: readonly string[];
  maxSubscriptions: number;
  replicaId: string;
  /** Shared by all replicas; see the subscriptions. */
  replicasSecret: string;
  clock: Clock;
  timers: Timers;
  random: () => number;
  logger: Logger;
}

export interface Webhooks {
  /** What the registration of a callback needs of this replica. */
  registration: Omit<RegistrationDependencies, 'database'>;
  /** Another replica, or this one, has registered a callback. */
  onAnnouncement: (notice: string) => void;
  stop(): Promise<void>;
}

/** All workspaces' subscriptions in one process; none is persistent (interface.md). */
const maxSubscriptionsTotal = 100_000;
const connectMs = 5_000;
const drainMs = 2_000;

/** This replica's callbacks: who is subscribed, where they may lead, and what is sent to them. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { resolveHost, replicaId, clock, logger } = options;
  const policy = createAddressPolicy(options);
  const subscriptions = createSubscriptions(
    {
      perWorkspace: options.maxSubscriptions,
      total: maxSubscriptionsTotal,
    },
    options.replicasSecret,
  );
  const dispatcher = createWebhookAgent({ policy, resolveHost, timeoutMs: connectMs });
  const deliveries = createDeliveries({
    ...options,
    senderOf: (subscription) => createSender(subscription, { ...options, dispatcher }),
    onGone(subscription) {
      subscriptions.remove(subscription);
      logger.info({ subscriberId: subscription.subscriberId }, 'a receiver ended its subscription');
    },
  });
  return {
    registration: { subscriptions, deliveries, policy, resolveHost, replicaId, clock },
    onAnnouncement(notice) {
      const subscription = subscriptions.noteRegistration(readAnnouncement(notice));
      if (subscription === undefined) return;
      subscriptions.remove(subscription);
      deliveries.remove(subscription);
    },
    async stop() {
      await deliveries.stop(drainMs);
      await dispatcher.destroy();
    },
  };
}
