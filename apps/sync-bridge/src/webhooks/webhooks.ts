import type { Wakeups } from '@workspace-ops/bus';
import type { EventLog } from '@workspace-ops/bus/events';
import type { Database } from '@workspace-ops/db';
import {
  type Clock,
  createAddressPolicy,
  createGuardedAgent,
  createSlots,
  type Logger,
  type Measure,
  type ResolveHost,
  stopTimes,
  type Timers,
} from '@workspace-ops/service-kit';
import { createDeliveries } from '../deliveries/deliveries.ts';
import { createDeliveryCounters } from '../deliveries/delivery-counters.ts';
import { createSender } from '../deliveries/send-event.ts';
import type { Feed } from '../events/feed.ts';
import { createEndings } from './endings.ts';
import { createOwnership } from './ownership.ts';
import type { WebhookDependencies } from './webhook-context.ts';

export interface WebhooksOptions {
  database: Database;
  feed: Feed;
  log: EventLog;
  resolveHost: ResolveHost;
  allowLoopback: boolean;
  allowHosts: readonly string[];
  maxSubscriptions: number;
  /** Whether a workspace is suspended or deleted: nothing is delivered then. */
  isClosed: (workspaceId: string) => boolean;
  replicaId: string;
  wakeups: Wakeups;
  clock: Clock;
  timers: Timers;
  random: () => number;
  logger: Logger;
}

export interface Webhooks {
  /** What the operations on callbacks need of this replica. */
  operations: WebhookDependencies;
  measure: Measure;
  /** Workspaces were closed, or are open again. */
  claim: () => void;
  start(): void;
  stop(): Promise<void>;
}

const connectMs = 5_000;
/** So few that they leave connections to all else. */
const registrationsAtOnce = 2;

/** This replica's part of the callbacks: where they may lead, whose they are, what is sent. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { database, resolveHost, replicaId, maxSubscriptions, clock, logger } = options;
  const policy = createAddressPolicy(options);
  const dispatcher = createGuardedAgent({ policy, resolveHost, timeoutMs: connectMs });
  const send = createSender({ ...options, dispatcher });
  const counters = createDeliveryCounters();
  const endings = createEndings({
    database,
    clock,
    logger,
    save: () => deliveries.save(),
    reload: (workspaceId, id) => ownership.reload(workspaceId, id),
  });
  const deliveries = createDeliveries({
    ...options,
    send,
    count: counters.count,
    onGone: endings.onGone,
    onGivenUp: endings.onGivenUp,
  });
  const ownership = createOwnership({ ...options, deliveries });
  return {
    operations: {
      database,
      log: options.log,
      replicaId,
      ownership,
      send,
      policy,
      resolveHost,
      maxSubscriptions,
      registrationSlots: createSlots(registrationsAtOnce),
      clock,
    },
    measure: counters.measure,
    claim: () => ownership.claim(),
    start() {
      deliveries.start();
      ownership.start();
    },
    async stop() {
      await ownership.stop();
      await deliveries.stop(stopTimes.callbacks);
      await endings.settled();
      await ownership
        .release()
        .catch((error: unknown) =>
          logger.warn({ err: error }, 'callbacks are left to be taken over when the lease ends'),
        );
      await dispatcher.destroy();
    },
  };
}
