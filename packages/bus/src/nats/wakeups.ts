import { systemTimers, type Timers } from '@workspace-ops/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import { gather } from '../gather.ts';
import { createListeners } from '../listeners.ts';
import type { ConnectedWakeups } from '../wakeups.ts';
import { keepConnected, type NatsOptions } from './connection.ts';

export interface NatsWakeupsOptions extends Omit<NatsOptions, 'timers'> {
  timers?: Timers | undefined;
}

/**
 * Wake-ups by core NATS: a topic is a subject, a group a queue group. Listeners of this process are
 * called at once; of the other processes, all that listen without a group and one of each group.
 */
export function createNatsWakeups(options: NatsWakeupsOptions): ConnectedWakeups {
  const { logger, timers = systemTimers } = options;
  const listeners = createListeners(logger);
  const groups = new Map<string, string | undefined>();

  const subscribe = (to: NatsConnection, topic: string): void => {
    const queue = groups.get(topic);
    to.subscribe(toSubject(topic), {
      ...(queue !== undefined && { queue }),
      callback(error, message) {
        if (error === null) listeners.call(topic, message.string());
        else logger.warn({ err: error, topic }, 'a topic is not listened to');
      },
    });
  };

  const connection = keepConnected({
    ...options,
    timers,
    // This process calls its own listeners.
    noEcho: true,
    onConnected(opened) {
      for (const topic of groups.keys()) subscribe(opened, topic);
    },
  });

  const gathered = gather({
    async send(announcements) {
      const to = connection.current();
      if (to === undefined) throw new Error('There is no connection.');
      for (const { topic, key } of announcements) to.publish(toSubject(topic), key);
    },
    onFailed: (error) =>
      logger.debug({ err: error }, 'others were not woken; they look by themselves'),
  });

  return {
    wake(topic, key) {
      listeners.call(topic, key);
      gathered.add({ topic, key });
    },
    on(topic, listener, { group } = {}) {
      const { remove, isFirst } = listeners.add(topic, listener);
      if (isFirst) {
        groups.set(topic, group);
        const to = connection.current();
        if (to !== undefined) subscribe(to, topic);
      }
      return remove;
    },
    start: () => connection.start(),
    async stop() {
      await gathered.finish();
      await connection.stop();
    },
  };
}

const toSubject = (topic: string): string => `wake.${topic}`;
