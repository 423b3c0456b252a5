import type { EventLog } from '@workspace-ops/bus/events';
import type { Database } from '@workspace-ops/db';
import { createSlots, type Clock, type Logger, type Timers } from '@workspace-ops/service-kit';
import type { WebhookRow } from '../db/schema/webhooks.ts';
import type { Feed } from '../events/feed.ts';
import type { CountDelivery } from './delivery-counters.ts';
import { createSaver } from './saver.ts';
import type { SendEvent } from './send-event.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';

export interface DeliveriesOptions {
  database: Database;
  replicaId: string;
  feed: Feed;
  log: Pick<EventLog, 'read'>;
  send: SendEvent;
  count: CountDelivery;
  clock: Clock;
  timers: Timers;
  random: () => number;
  logger: Logger;
  /** The receiver answered 410: nothing is delivered any more. */
  onGone(subscription: WebhookRow): void;
  /** An event was given up, as was everything since then. */
  onGivenUp(subscription: WebhookRow, failingSince: Date): void;
}

/** A callback that this replica delivers to, and what beyond its position is settled already. */
export interface OwnedWebhook {
  subscription: WebhookRow;
  settled: readonly number[];
}

/** Delivers to every callback that this replica owns. */
export interface Deliveries {
  /** Begins with a callback, or takes what has changed of it. Rejects when the database is away. */
  put(owned: OwnedWebhook): Promise<void>;
  remove(id: string): void;
  has(id: string): boolean;
  ids(): string[];
  /** Stores how far everybody has come, as happens about every second. Never rejects. */
  save(): Promise<void>;
  start(): void;
  /** Tries what is at hand once more within the time given, stores how far it came, and ends. */
  stop(drainMs: number): Promise<void>;
}

interface Entry {
  subscription: WebhookRow;
  subscriber?: Subscriber;
}

const triesAtOnce = { sound: 128, troubled: 64 };

export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { feed, log, timers } = options;
  const entries = new Map<string, Entry>();
  const slots = {
    sound: createSlots(triesAtOnce.sound),
    troubled: createSlots(triesAtOnce.troubled),
  };
  const listActive = () =>
    [...entries.values()].flatMap(({ subscription, subscriber }) =>
      subscriber === undefined ? [] : [{ subscription, subscriber }],
    );
  const saver = createSaver({ ...options, list: listActive });

  const remove = (id: string): void => {
    const entry = entries.get(id);
    entries.delete(id);
    if (entry?.subscriber === undefined) return;
    feed.unfollow(entry.subscription.workspaceId, entry.subscriber);
    entry.subscriber.stop();
  };

  const startSubscriber = (
    entry: Entry,
    settled: readonly number[],
    storedUpTo: number,
  ): Subscriber => {
    const { workspaceId, id } = entry.subscription;
    return createSubscriber({
      ...options,
      subscription: entry.subscription,
      settled,
      slots,
      storedUpTo,
      readAfter: (after, limit) => log.read({ workspaceId, after, limit }),
      onGone() {
        remove(id);
        options.onGone(entry.subscription);
      },
      onGivenUp: (failingSince) => options.onGivenUp(entry.subscription, failingSince),
    });
  };

  const add = async (entry: Entry, settled: readonly number[]): Promise<void> => {
    const { workspaceId, id } = entry.subscription;
    entries.set(id, entry);
    try {
      const subscriber = await feed.follow(workspaceId, (storedUpTo) =>
        startSubscriber(entry, settled, storedUpTo),
      );
      entry.subscriber = subscriber;
      if (entries.get(id) === entry) return;
      // It was removed meanwhile.
      feed.unfollow(workspaceId, subscriber);
      subscriber.stop();
    } catch (error) {
      if (entries.get(id) === entry) entries.delete(id);
      throw error;
    }
  };

  return {
    remove,
    has: (id) => entries.has(id),
    ids: () => [...entries.keys()],
    async put({ subscription, settled }) {
      const known = entries.get(subscription.id);
      if (known === undefined) return add({ subscription }, settled);
      if (subscription.revision < known.subscription.revision) return;
      known.subscription = subscription;
      known.subscriber?.update(subscription);
    },
    save: () => saver.save(),
    start: () => saver.start(),
    async stop(drainMs) {
      const { promise: isOver, resolve } = Promise.withResolvers<void>();
      const cancel = timers.after(drainMs, resolve);
      const drained = Promise.all(listActive().map(({ subscriber }) => subscriber.drain()));
      await Promise.race([drained, isOver]);
      cancel();
      await saver.stop();
      for (const id of entries.keys()) remove(id);
    },
  };
}
