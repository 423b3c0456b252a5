import { computeBackoffMs } from '@workspace-ops/service-kit';
import postgres, { type Sql } from 'postgres';

const reconnecting = { firstMs: 50, longestMs: 500 };

export interface ConnectionOptions {
  url: string;
  /** The service's database role; absent means the role that the URL signs in as. */
  role?: string | undefined;
  applicationName: string;
  maxConnections: number;
  statementTimeoutMs?: number;
  /** How long a prepared statement's plan is kept. */
  planLifetimeMs?: number;
  /** Outside a transaction that says otherwise, nothing can be changed. */
  readOnly?: boolean;
  /** An established connection was lost or closed. */
  onLost?: () => void;
}

/**
 * What postgres.js connects to. It does not know libpq's parameter `host`, which takes the place of the
 * address's host where it is the folder of the server's Unix-domain socket.
 */
export function readAddress(url: string): { url: string; path?: string } {
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  if (folder?.startsWith('/') !== true) return { url };
  address.searchParams.delete('host');
  return { url: address.href, path: `${folder}/.s.PGSQL.${address.port || '5432'}` };
}

/** A postgres.js pool whose every connection works as the service's role. */
export function connect(options: ConnectionOptions): Sql {
  const { url, ...address } = readAddress(options.url);
  return postgres(url, {
    ...address,
    max: options.maxConnections,
    connect_timeout: 3,
    backoff: (attempt) => computeBackoffMs(reconnecting, attempt + 1) / 1_000,
    max_lifetime: null,
    // No column needs the server's own types, and a connection that breaks while they are fetched
    // causes a rejection that cannot be caught.
    fetch_types: false,
    onnotice: () => {},
    ...(options.onLost === undefined ? {} : { onclose: options.onLost }),
    connection: {
      application_name: options.applicationName,
      statement_timeout: options.statementTimeoutMs ?? 30_000,
      lock_timeout: 10_000,
      // A process that hangs in a transaction must not block for long the one that takes over its work.
      idle_in_transaction_session_timeout: 5_000,
      TimeZone: 'UTC',
      ...(options.readOnly === true ? { default_transaction_read_only: true } : {}),
      ...(options.role === undefined ? {} : { role: options.role }),
    },
  });
}
