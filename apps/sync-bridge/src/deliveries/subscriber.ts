import type { Logger } from '@workspace-ops/service-kit';
import type { StoredEvent } from '../events/stored-event.ts';
import { createTail, type TailOptions } from '../events/tail.ts';
import type { Timers } from '../timing/timers.ts';
import type { Subscription } from '../webhooks/subscriptions.ts';
import { maxTries, retryDelayMs } from './retry-delay.ts';
import type { SendEvent } from './send-event.ts';
import type { Slots } from './slots.ts';

export interface SubscriberOptions {
  subscription: Subscription;
  position: number;
  readAfter: TailOptions['readAfter'];
  send: SendEvent;
  /** Troubled subscribers share slots of their own, so that dead ones hold up each other only. */
  slots: { sound: Slots; troubled: Slots };
  timers: Timers;
  /** From 0 to 1, as `Math.random`. */
  random: () => number;
  logger: Logger;
  /** The receiver answered 410. */
  onGone(): void;
}

/** Delivers a workspace's events to one callback URL. */
export interface Subscriber {
  offer(event: StoredEvent): void;
  /** Resolves when nothing is left to try; what fails from now on is not tried again. */
  drain(): Promise<void>;
  stop(): void;
}

interface Delivery {
  event: StoredEvent;
  tries: number;
}

/** Tries at a time: one once the last try failed, until one succeeds. */
const triesAtOnce = { sound: 8, troubled: 1 };
/** Events held in memory, waiting for their turn; as many again are under way or wait for a retry. */
const capacity = 100;

export function createSubscriber(options: SubscriberOptions): Subscriber {
  const { subscription, send, slots, timers, logger } = options;
  const due: Delivery[] = [];
  const retries = new Set<() => void>();
  let underWay = 0;
  let isTroubled = false;
  let isEnded = false;
  let drained: PromiseWithResolvers<void> | undefined;

  const tail = createTail({
    position: options.position,
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

  const nextNew = (): Delivery | undefined => {
    if (underWay + retries.size >= capacity) return undefined;
    const event = tail.take();
    return event === undefined ? undefined : { event, tries: 0 };
  };

  const isIdle = (): boolean =>
    isEnded || (underWay === 0 && due.length === 0 && retries.size === 0 && tail.isEmpty());

  const tryOnce = async (delivery: Delivery): Promise<void> => {
    underWay += 1;
    const release = await slots[isTroubled ? 'troubled' : 'sound'].acquire(
      subscription.workspaceId,
    );
    delivery.tries += 1;
    const outcome = isEnded
      ? { failed: 'the subscription has ended' }
      : await send(delivery.event, release);
    release();
    underWay -= 1;
    isTroubled = typeof outcome === 'object';
    if (outcome === 'gone') options.onGone();
    else if (typeof outcome === 'object') retryLater(delivery, outcome.failed);
    pump();
  };

  const retryLater = (delivery: Delivery, reason: string): void => {
    if (isEnded) return;
    const context = { subscriberId: subscription.subscriberId, eventId: delivery.event.id, reason };
    if (delivery.tries >= maxTries || drained !== undefined) {
      logger.warn({ ...context, tries: delivery.tries }, 'a webhook was not delivered');
      return;
    }
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
    offer: (event) => tail.offer(event),
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
