import { systemTimers, withTimeout, type Logger, type Timers } from '@workspace-ops/service-kit';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { gather } from '../gather.ts';
import { createListeners } from '../listeners.ts';
import type { ConnectedWakeups } from '../wakeups.ts';
import { readServers } from './read-servers.ts';

export interface NatsWakeupsOptions {
  /** The servers of a cluster, separated by commas: nats://user:password@host:4222 */
  natsUrl: string;
  applicationName: string;
  logger: Logger;
  timers?: Timers | undefined;
}

const reconnectMs = 500;
const flushMs = 500;

/**
 * Wake-ups by core NATS: a topic is a subject, a group a queue group. Listeners of this process are
 * called at once; of the other processes, all that listen without a group and one of each group.
 */
export function createNatsWakeups(options: NatsWakeupsOptions): ConnectedWakeups {
  const { applicationName, logger, timers = systemTimers } = options;
  const listeners = createListeners(logger);
  const groups = new Map<string, string | undefined>();
  let connection: NatsConnection | undefined;
  let isStopped = false;
  let cancelRetry = () => {};

  const subscribe = (to: NatsConnection, topic: string): void => {
    const queue = groups.get(topic);
    to.subscribe(subjectOf(topic), {
      ...(queue !== undefined && { queue }),
      callback(error, message) {
        if (error === null) listeners.call(topic, message.string());
        else logger.warn({ err: error, topic }, 'a topic is not listened to');
      },
    });
  };

  const open = async (): Promise<void> => {
    try {
      const opened = await connect({
        ...readServers(options.natsUrl),
        name: applicationName,
        // This process calls its own listeners.
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: reconnectMs,
      });
      if (isStopped) return await opened.close();
      connection = opened;
      for (const topic of groups.keys()) subscribe(opened, topic);
    } catch (error) {
      if (isStopped) return;
      logger.warn({ err: error }, 'cannot connect to NATS; trying again');
      cancelRetry = timers.after(reconnectMs, () => void open());
    }
  };

  const gathered = gather({
    async send(announcements) {
      if (connection === undefined) throw new Error('There is no connection.');
      for (const { topic, key } of announcements) connection.publish(subjectOf(topic), key);
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
        if (connection !== undefined) subscribe(connection, topic);
      }
      return remove;
    },
    start: () => void open(),
    async stop() {
      isStopped = true;
      cancelRetry();
      await gathered.finish();
      if (connection === undefined) return;
      try {
        await withTimeout(connection.flush(), flushMs, 'NATS does not answer');
      } catch (error) {
        logger.debug({ err: error }, 'the last wake-ups may not have been sent');
      }
      await connection.close();
    },
  };
}

const subjectOf = (topic: string): string => `wake.${topic}`;
