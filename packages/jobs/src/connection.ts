import type { Logger } from '@workspace-ops/service-kit';
import pg from 'pg';

export interface ConnectionSettings {
  connectionString: string;
  role?: string | undefined;
  applicationName: string;
  logger: Logger;
}

const queryTimeoutMs = 10_000;
/** A process that hangs in a transaction must not block for long the one that takes over its work. */
const longestIdleMs = 5_000;

/** Names the worker of a connection, so that the database can check whose job it completes. */
export const workerIdSetting = 'workspace_ops.worker_id';

/** One connection. Losing it is an event, never an uncaught error. */
export function createClient(settings: ConnectionSettings): pg.Client {
  const client = new pg.Client(configuration(settings, {}));
  client.on('error', (error) => logLoss(settings.logger, error));
  return client;
}

/** The connections that a worker's jobs are taken and completed with. */
export function createPool(
  settings: ConnectionSettings,
  pool: { max: number; workerId?: string },
): pg.Pool {
  const session = pool.workerId === undefined ? {} : { [workerIdSetting]: pool.workerId };
  const created = new pg.Pool({
    ...configuration(settings, session),
    max: pool.max,
    // A job that comes after a quiet time must not wait for a connection to be made.
    idleTimeoutMillis: 0,
  });
  created.on('error', (error) => logLoss(settings.logger, error));
  created.on('connect', (client) => {
    client.on('error', (error) => logLoss(settings.logger, error));
  });
  return forgiveRelease(created);
}

function configuration(
  settings: ConnectionSettings,
  session: Record<string, string>,
): pg.ClientConfig {
  const all = {
    ...(settings.role === undefined ? {} : { role: settings.role }),
    TimeZone: 'UTC',
    idle_in_transaction_session_timeout: String(longestIdleMs),
    ...session,
  };
  return {
    connectionString: settings.connectionString,
    application_name: settings.applicationName,
    options: Object.entries(all)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    keepAlive: true,
    // A busy machine is slow to connect; what fails here ends the whole engine.
    connectionTimeoutMillis: 10_000,
    query_timeout: queryTimeoutMs,
  };
}

function logLoss(logger: Logger, error: Error): void {
  logger.debug({ err: error }, 'a connection of the job engine was lost');
}

type Release = (error?: Error | boolean) => void;
/** A pool that has ended gives the error alone. */
type OnClient = (error: Error | undefined, client?: pg.PoolClient, release?: Release) => void;

/**
 * Lets a connection be released twice: graphile-worker 0.18 does that with the one it listens on
 * when it is lost while the engine ends, out of reach of any handler, and pg throws at the second.
 */
function forgiveRelease(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  const connectOnce = (onClient?: OnClient) => {
    if (onClient === undefined) return connect();
    return connect((error, client, release?: Release) =>
      onClient(error, client, release && once(release)),
    );
  };
  return Object.assign(pool, { connect: connectOnce });
}

function once(release: Release): Release {
  let released = false;
  return (error) => {
    if (released) return;
    released = true;
    release(error);
  };
}
