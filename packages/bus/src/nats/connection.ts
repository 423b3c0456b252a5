import { withTimeout, type Logger, type Timers } from '@workspace-ops/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';

export interface NatsOptions {
  /** The servers of a cluster, separated by commas: nats://user:password@host:4222 */
  natsUrl: string;
  applicationName: string;
  logger: Logger;
  timers: Timers;
}

interface ConnectionOptions extends NatsOptions {
  /** What is published over the connection is not heard over it. */
  noEcho?: boolean;
  onConnected?: (connection: NatsConnection) => void;
  /** What was on its way to this process may be lost. */
  onReconnected?: () => void;
}

/** A connection that is made, and made anew, in the background. */
export interface KeptConnection {
  /** Undefined until the first time it stands. */
  current(): NatsConnection | undefined;
  start(): void;
  /** Sends what is still to be sent, and disconnects. */
  stop(): Promise<void>;
}

const reconnectMs = 500;
const flushMs = 500;

export function keepConnected(options: ConnectionOptions): KeptConnection {
  const { applicationName, logger, timers, noEcho = false } = options;
  let connection: NatsConnection | undefined;
  let isStopped = false;
  let cancelRetry = () => {};

  const watch = async (opened: NatsConnection): Promise<void> => {
    for await (const { type } of opened.status()) {
      if (type === 'reconnect') options.onReconnected?.();
    }
  };

  const open = async (): Promise<void> => {
    try {
      // Most installations have no NATS, and the library is a good part of what a service would load.
      const { connect } = await import('@nats-io/transport-node');
      const opened = await connect({
        ...readServers(options.natsUrl),
        name: applicationName,
        noEcho,
        maxReconnectAttempts: -1,
        reconnectTimeWait: reconnectMs,
      });
      if (isStopped) return await opened.close();
      connection = opened;
      void watch(opened);
      options.onConnected?.(opened);
    } catch (error) {
      if (isStopped) return;
      logger.warn({ err: error }, 'cannot connect to NATS; trying again');
      cancelRetry = timers.after(reconnectMs, () => void open());
    }
  };

  return {
    current: () => connection,
    start: () => void open(),
    async stop() {
      isStopped = true;
      cancelRetry();
      if (connection === undefined) return;
      try {
        await withTimeout(connection.flush(), flushMs, 'NATS does not answer');
      } catch (error) {
        logger.debug({ err: error }, 'what was said last may not have been sent');
      }
      await connection.close();
    },
  };
}

interface Servers {
  servers: string[];
  user?: string;
  pass?: string;
}

/** The library does not take credentials from addresses; those of the first are for all. */
export function readServers(natsUrl: string): Servers {
  const addresses = natsUrl.split(',').map((address) => new URL(address.trim()));
  const { username, password } = addresses[0]!;
  return {
    servers: addresses.map(({ protocol, host }) => `${protocol}//${host}`),
    ...(username !== '' && {
      user: decodeURIComponent(username),
      pass: decodeURIComponent(password),
    }),
  };
}
