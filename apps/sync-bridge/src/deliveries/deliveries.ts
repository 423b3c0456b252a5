import type { Logger } from '@workspace-ops/service-kit';
import type { Feed } from '../events/feed.ts';
import type { WorkspaceEventsAfter } from '../events/read-events.ts';
import type { StoredEvent } from '../events/stored-event.ts';
import type { Timers } from '../timing/timers.ts';
import type { Subscription } from '../webhooks/subscriptions.ts';
import type { SendEvent } from './send-event.ts';
import { createSlots } from './slots.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';

export interface DeliveriesOptions {
  feed: Feed;
  readWorkspaceEvents: (of: WorkspaceEventsAfter) => Promise<StoredEvent[]>;
  senderOf(subscription: Subscription): SendEvent;
  timers: Timers;
  random: () => number;
  logger: Logger;
  /** The receiver answered 410: the subscription is over. */
  onGone(subscription: Subscription): void;
}

/** Delivers to every subscription that it was told of. */
export interface Deliveries {
  /** Every event from now on. @throws {AppError} `unavailable` when the database is away. */
  add(subscription: Subscription): Promise<void>;
  remove(subscription: Subscription): void;
  /** Tries what is at hand once more within the time given, and ends. */
  stop(drainMs: number): Promise<void>;
}

const triesAtOnce = { sound: 128, troubled: 64 };

export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { feed, readWorkspaceEvents, timers } = options;
  const subscribers = new Map<Subscription, Subscriber>();
  const slots = {
    sound: createSlots(triesAtOnce.sound),
    troubled: createSlots(triesAtOnce.troubled),
  };

  const remove = (subscription: Subscription): void => {
    const subscriber = subscribers.get(subscription);
    if (subscriber === undefined) return;
    subscribers.delete(subscription);
    feed.unfollow(subscription.workspaceId, subscriber);
    subscriber.stop();
  };

  return {
    remove,
    async add(subscription) {
      const { workspaceId } = subscription;
      const subscriber = await feed.follow(workspaceId, (position) =>
        createSubscriber({
          ...options,
          subscription,
          position,
          send: options.senderOf(subscription),
          slots,
          readAfter: (after, limit) => readWorkspaceEvents({ workspaceId, after, limit }),
          onGone() {
            remove(subscription);
            options.onGone(subscription);
          },
        }),
      );
      subscribers.set(subscription, subscriber);
    },
    async stop(drainMs) {
      const { promise: isOver, resolve } = Promise.withResolvers<void>();
      const cancel = timers.after(drainMs, resolve);
      const drained = Promise.all([...subscribers.values()].map((one) => one.drain()));
      await Promise.race([drained, isOver]);
      cancel();
      for (const subscription of subscribers.keys()) remove(subscription);
    },
  };
}
