import { serviceRole } from '@workspace-ops/db';
import type { Logger } from '@workspace-ops/service-kit';
import { Client } from 'pg';
import type { Timers } from '../timing/timers.ts';

export interface ListenerOptions {
  databaseUrl: string;
  /** What to do with a notification, by its channel. */
  channels: Record<string, (payload: string) => void>;
  /** The channels are listened to, again after a gap: what came meanwhile was not heard. */
  onListening(): void;
  logger: Logger;
  timers: Timers;
}

export interface Listener {
  start(): void;
  stop(): Promise<void>;
}

const connectMs = 3_000;
const heartbeatMs = 15_000;
const reconnectMs = { first: 100, most: 2_000 };

/**
 * A direct connection that listens, and is made again whenever it is lost. Not postgres.js's
 * `listen`: it gives up when the first try to connect again fails.
 */
export function createListener(options: ListenerOptions): Listener {
  const { logger, timers } = options;
  let client: Client | undefined;
  let isStopped = false;
  let cancelDelay = () => {};
  let delayMs = reconnectMs.first;

  const connect = async (): Promise<void> => {
    const connection = newClient(options);
    client = connection;
    const ended = new Promise<void>((resolve) => connection.once('end', resolve));
    let cancelHeartbeat = () => {};
    try {
      await connection.connect();
      for (const channel of Object.keys(options.channels))
        await connection.query(`listen ${channel}`);
      delayMs = reconnectMs.first;
      options.onListening();
      cancelHeartbeat = keepBeating(connection, timers);
      await ended;
    } catch (error) {
      if (!isStopped) logger.warn({ err: error }, 'cannot listen to the database; trying again');
      await connection.end();
    } finally {
      cancelHeartbeat();
    }
  };

  const run = async (): Promise<void> => {
    await connect();
    if (isStopped) return;
    cancelDelay = timers.after(delayMs, () => void run());
    delayMs = Math.min(delayMs * 2, reconnectMs.most);
  };

  return {
    start: () => void run(),
    async stop() {
      isStopped = true;
      cancelDelay();
      await client?.end();
    },
  };
}

function newClient({ databaseUrl, channels, logger }: ListenerOptions): Client {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'sync-bridge listener',
    options: `-c role=${serviceRole('sync')}`,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
    keepAlive: true,
  });
  client.on('error', (error) => logger.warn({ err: error }, 'the listening connection was lost'));
  client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
  return client;
}

/** Finds out when the other end is gone without a word. */
function keepBeating(client: Client, timers: Timers): () => void {
  let cancel = () => {};
  const beat = (): void => {
    cancel = timers.after(heartbeatMs, () => {
      client.query('select 1').then(beat, () => client.end());
    });
  };
  beat();
  return () => cancel();
}
