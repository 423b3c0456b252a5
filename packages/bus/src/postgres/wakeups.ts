import { systemTimers, type Logger, type Timers } from '@workspace-ops/service-kit';
import { gather } from '../gather.ts';
import { createListeners } from '../listeners.ts';
import type { ConnectedWakeups } from '../wakeups.ts';
import { openListeningConnection } from './listening-connection.ts';

export interface PostgresWakeupsOptions {
  /** A direct connection: a pooler in transaction mode loses `LISTEN`. */
  databaseUrl: string;
  /** The role to work as; absent means the one that the connection signs in as. */
  role?: string | undefined;
  applicationName: string;
  logger: Logger;
  timers?: Timers | undefined;
}

/**
 * Wake-ups by `NOTIFY`: a topic is a channel, a key a payload. Listeners of this process are called at
 * once. Other processes are notified by a transaction of its own, one at a time for the process, as
 * each takes a lock of the whole server at its commit. Groups make no difference: all are notified.
 */
export function createPostgresWakeups(options: PostgresWakeupsOptions): ConnectedWakeups {
  const { logger, timers = systemTimers } = options;
  const listeners = createListeners(logger);
  const connection = openListeningConnection({
    ...options,
    timers,
    channels: () => listeners.topics(),
    onNotification: (channel, payload) => listeners.call(channel, payload),
  });
  const gathered = gather({
    send: (announcements) =>
      connection.notify(announcements.map(({ topic, key }) => ({ channel: topic, payload: key }))),
    onFailed: (error) =>
      logger.debug({ err: error }, 'others were not woken; they look by themselves'),
  });
  return {
    wake(topic, key) {
      listeners.call(topic, key);
      gathered.add({ topic, key });
    },
    on(topic, listener) {
      const { remove, isFirst } = listeners.add(topic, listener);
      if (isFirst) connection.listen(topic);
      return remove;
    },
    start: () => connection.start(),
    async stop() {
      await gathered.finish();
      await connection.stop();
    },
  };
}
