import type { LoggedEvent } from '@workspace-ops/bus/events';
import {
  computeBackoffMs,
  type Clock,
  type Logger,
  type Slots,
  type Timers,
} from '@workspace-ops/service-kit';
import type { WebhookRow } from '../db/schema/webhooks.ts';
import { createTail, type TailOptions } from '../events/tail.ts';
import type { CountDelivery } from './delivery-counters.ts';
import { createProgress, type Progress } from './progress.ts';
import type { Outcome, SendEvent } from './send-event.ts';

interface SubscriberOptions {
  subscription: WebhookRow;
  /** Positions beyond the subscription's own that are settled already. */
  settled: readonly number[];
  readAfter: TailOptions['readAfter'];
  /** The position of an event that the log has. */
  storedUpTo: number;
  send: SendEvent;
  count: CountDelivery;
  /** Troubled subscribers share slots of their own, so that dead ones delay each other only. */
  slots: { sound: Slots; troubled: Slots };
  clock: Clock;
  timers: Timers;
  /** From 0 to 1, as `Math.random`. */
  random: () => number;
  logger: Logger;
  /** The receiver answered 410. */
  onGone(): void;
  /** An event was given up; nothing but failures came back since then. */
  onGivenUp(failingSince: Date): void;
}

/** Delivers a workspace's events to one callback URL, from its stored position on. */
export interface Subscriber {
  offer(event: LoggedEvent): void;
  /** The registration has changed: label, filter or secrets. */
  update(subscription: WebhookRow): void;
  readonly progress: Pick<Progress, 'unsaved' | 'markSaved'>;
  /** Resolves when nothing is left to try; what fails from now on is tried by the next owner. */
  drain(): Promise<void>;
  stop(): void;
}

interface Delivery {
  event: LoggedEvent;
  tries: number;
}

/** Tries at a time: one once the last try failed, until one succeeds. */
const triesAtOnce = { sound: 8, troubled: 1 };
/** Events held in memory, waiting for their turn; as many again are under way or wait for a retry. */
const capacity = 100;

export function createSubscriber(options: SubscriberOptions): Subscriber {
  const { send, slots, clock, timers, logger, count } = options;
  const progress = createProgress({ ...options.subscription, settled: options.settled });
  const due: Delivery[] = [];
  const retries = new Set<() => void>();
  let { subscription } = options;
  let underWay = 0;
  let isTroubled = false;
  let isEnded = false;
  let drained: PromiseWithResolvers<void> | undefined;

  const tail = createTail({
    position: subscription.position,
    behind: options.storedUpTo,
    capacity,
    readAfter: options.readAfter,
    timers,
    onReady: () => pump(),
    onReadFailed: (error) => logger.warn({ err: error }, 'missed events cannot be read'),
  });

  const pump = (): void => {
    while (underWay < triesAtOnce[isTroubled ? 'troubled' : 'sound']) {
      const delivery = isEnded ? undefined : (due.shift() ?? nextNew());
      if (delivery === undefined) break;
      void tryOnce(delivery);
    }
    if (isIdle()) drained?.resolve();
  };

  const isWanted = ({ event }: LoggedEvent): boolean =>
    subscription.events?.some((name) => name === event) ?? true;

  const nextNew = (): Delivery | undefined => {
    if (underWay + retries.size >= capacity) return undefined;
    for (let event = tail.take(); event !== undefined; event = tail.take()) {
      if (progress.take(event, isWanted(event))) return { event, tries: 0 };
    }
    return undefined;
  };

  const isIdle = (): boolean =>
    isEnded || (underWay === 0 && due.length === 0 && retries.size === 0 && tail.isEmpty());

  const tryOnce = async (delivery: Delivery): Promise<void> => {
    underWay += 1;
    const release = await slots[isTroubled ? 'troubled' : 'sound'].acquire(
      subscription.workspaceId,
    );
    if (!isEnded) {
      delivery.tries += 1;
      settle(delivery, await send(subscription, delivery.event, release));
    }
    release();
    underWay -= 1;
    pump();
  };

  const settle = (delivery: Delivery, { result, responseStatus, reason }: Outcome): void => {
    const isOver = result !== 'failed' || delivery.tries >= maxTries;
    const status = result === 'delivered' ? 'delivered' : isOver ? 'failed' : 'pending';
    const at = clock.now();
    progress.note(delivery.event, { at, status, attempts: delivery.tries, responseStatus });
    count(result === 'failed' ? (isOver ? 'given_up' : 'retried') : result);
    isTroubled = result === 'failed';
    if (result === 'gone') options.onGone();
    else if (!isOver) retryLater(delivery);
    else if (result === 'failed') giveUp(delivery, reason);
  };

  const giveUp = ({ event, tries }: Delivery, reason: string): void => {
    const context = { subscriberId: subscription.id, eventId: event.id, reason, tries };
    logger.warn(context, 'a webhook was not delivered');
    const failingSince = progress.failingSince();
    if (failingSince !== null) options.onGivenUp(failingSince);
  };

  const retryLater = (delivery: Delivery): void => {
    // What is left when this replica ends is tried again by the next owner.
    if (isEnded || drained !== undefined) return;
    const cancel = timers.after(retryDelayMs(delivery.tries, options.random()), () => {
      retries.delete(cancel);
      due.push(delivery);
      pump();
    });
    retries.add(cancel);
  };

  const forgetRetries = (): void => {
    for (const cancel of retries) cancel();
    retries.clear();
  };

  return {
    progress,
    offer: (event) => tail.offer(event),
    update(given) {
      subscription = given;
    },
    drain() {
      drained ??= Promise.withResolvers();
      forgetRetries();
      pump();
      return drained.promise;
    },
    stop() {
      isEnded = true;
      forgetRetries();
      due.length = 0;
      tail.close();
      drained?.resolve();
    },
  };
}

export const maxTries = 5;
const backoff = { firstMs: 1_000, jitter: 0.2 };

/**
 * How long to wait after so many failed tries: about 1, 2, 4, 8 s, up to 20 % more or less, so
 * that a receiver that comes back is not met by all at once.
 * @param random from 0 to 1
 */
export const retryDelayMs = (tries: number, random: number): number =>
  computeBackoffMs(backoff, tries, random);
