import { computeBackoffMs, repeat, type Logger, type Timers } from '@workspace-ops/service-kit';
import pg from 'pg';

export interface ListeningConnectionOptions {
  /** A direct connection: a pooler in transaction mode loses `LISTEN`. */
  databaseUrl: string;
  /** The role to work as; absent means the one that the connection signs in as. */
  role?: string | undefined;
  applicationName: string;
  /** What is listened to on each new connection. */
  channels: () => readonly string[];
  /** Not called for the notifications that this connection sends. */
  onNotification: (channel: string, payload: string) => void;
  logger: Logger;
  timers: Timers;
}

export interface Notification {
  channel: string;
  payload: string;
}

export interface ListeningConnection {
  start(): void;
  stop(): Promise<void>;
  /** Listens to one more channel; without a connection the next one does. */
  listen(channel: string): void;
  /** Sends notifications in one transaction. Rejects while there is no connection. */
  notify(notifications: readonly Notification[]): Promise<void>;
}

const connectMs = 3_000;
const heartbeatMs = 15_000;
const reconnecting = { firstMs: 100, longestMs: 2_000 };

/**
 * A direct connection that listens, and is made again whenever it is lost. Not postgres.js's
 * `listen`: it gives up when the first try to connect again fails.
 */
export function openListeningConnection(options: ListeningConnectionOptions): ListeningConnection {
  const { logger, timers } = options;
  let current: pg.Client | undefined;
  let isConnected = false;
  let isStopped = false;
  let cancelDelay = () => {};
  let last: Promise<unknown> = Promise.resolve();
  let failures = 0;

  /** One query at a time: the library does not send them ahead, and will refuse to queue them. */
  const query = (client: pg.Client, text: string, values: unknown[] = []): Promise<unknown> => {
    const send = (): Promise<unknown> => client.query(text, values);
    const answered = last.then(send, send);
    last = answered.catch(() => undefined);
    return answered;
  };
  const listenTo = (client: pg.Client, channel: string): Promise<unknown> =>
    query(client, `listen ${pg.escapeIdentifier(channel)}`);

  const connect = async (): Promise<void> => {
    const client = newClient(options);
    current = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    let cancelHeartbeat = () => {};
    try {
      await client.connect();
      // What is added from here on is listened to by its own call.
      isConnected = true;
      await Promise.all(options.channels().map((channel) => listenTo(client, channel)));
      failures = 0;
      cancelHeartbeat = keepBeating(timers, () =>
        query(client, 'select 1').catch(() => client.end()),
      );
      await ended;
    } catch (error) {
      if (!isStopped) logger.warn({ err: error }, 'cannot listen to the database; trying again');
      await client.end();
    } finally {
      isConnected = false;
      cancelHeartbeat();
    }
  };

  const run = async (): Promise<void> => {
    await connect();
    if (isStopped) return;
    failures += 1;
    cancelDelay = timers.after(computeBackoffMs(reconnecting, failures), () => void run());
  };

  return {
    start: () => void run(),
    async stop() {
      isStopped = true;
      cancelDelay();
      await current?.end();
    },
    listen(channel) {
      if (current === undefined || !isConnected) return;
      const client = current;
      // Made anew, the connection listens to all channels.
      listenTo(client, channel).catch((error: unknown) => {
        logger.warn({ err: error, channel }, 'cannot listen to a channel; connecting again');
        void client.end();
      });
    },
    async notify(notifications) {
      if (current === undefined || !isConnected) throw new Error('There is no connection.');
      await query(
        current,
        `select pg_notify(channel, payload)
         from unnest($1::text[], $2::text[]) as one (channel, payload)`,
        [notifications.map(({ channel }) => channel), notifications.map(({ payload }) => payload)],
      );
    },
  };
}

function newClient(options: ListeningConnectionOptions): pg.Client {
  const { databaseUrl, role, applicationName, onNotification, logger } = options;
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    // A notification is nothing that must outlive the server: its lock is not held for a disk.
    options: `${role === undefined ? '' : `-c role=${role} `}-c synchronous_commit=off`,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
    keepAlive: true,
  });
  client.on('error', (error) => logger.warn({ err: error }, 'the listening connection was lost'));
  client.on('notification', ({ processId, channel, payload }) => {
    if (processId !== ownProcessId(client)) onNotification(channel, payload ?? '');
  });
  return client;
}

/** The server process of the connection, which its notifications bear; not in the library's types. */
const ownProcessId = (client: pg.Client): number =>
  (client as pg.Client & { processID: number }).processID;

/** Finds out when the other end is gone without a word. */
const keepBeating = (timers: Timers, ask: () => Promise<unknown>): (() => void) =>
  repeat(timers, heartbeatMs, () => void ask());
