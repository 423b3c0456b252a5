import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { connect } from './connection.ts';
import { databaseError, isConnectionLost, isRetryable } from './errors.ts';
import { LeasePool } from './lease-pool.ts';
import { emptyMessages, type Message, type Messages } from './outbox/messages.ts';
import { insertMessages, type OutboxTable } from './outbox/insert-messages.ts';
import { setWorkspace } from './scope.ts';

/** Queries of one workspace: drizzle's query builder, row-level security set. */
export type Queries = Pick<
  PostgresJsDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
>;

/** A transaction: its queries, and the messages that become facts together with it. */
export interface Transaction extends Messages {
  readonly db: Queries;
  readonly workspaceId: string;
}

/** Hands committed messages over; resolves when done or after a short while, never rejects. */
export type HandOver = (messages: Message[]) => Promise<void>;

export interface Database {
  /** Reads of one workspace, or of all with {@link allWorkspaces}. One round trip a query. */
  read<T>(workspaceId: string, work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * One transaction. Its messages go into the outbox with it; after the commit the call waits
   * briefly for their hand-over, so that the caller's next read sees them.
   * @throws {AppError} `unavailable` when the database is away; what `work` throws otherwise.
   */
  transaction<T>(workspaceId: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The relay is made after the database, so it is given here. */
  onCommitted(handOver: HandOver): void;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  role?: string;
  applicationName: string;
  outbox?: OutboxTable;
  readConnections?: number;
  transactionConnections?: number;
  leaseTimeoutMs?: number;
}

const maxAttempts = 4;
const retryPauseMs = 10;
/** Columns are snake_case in SQL and camelCase in code; drizzle-kit is told the same. */
const casing = 'snake_case';

/**
 * A service's database. Reads and transactions have pools of their own: `begin` on a pool that
 * also runs plain queries fails now and then with UNSAFE_TRANSACTION (postgres.js 823, 1204).
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { readConnections = 6, transactionConnections = 8, leaseTimeoutMs = 5_000 } = options;
  // Row-level security reads a session setting, so a read needs a connection for itself.
  const readers = Array.from({ length: readConnections }, () =>
    connect({ ...options, maxConnections: 1 }),
  );
  const readPool = new LeasePool(
    readers.map((client) => ({ client, queries: drizzle(client, { casing }) })),
    leaseTimeoutMs,
  );
  const writer = connect({ ...options, maxConnections: transactionConnections });
  const writerQueries = drizzle(writer, { casing });
  let handOver: HandOver | undefined;

  return {
    async read(workspaceId, work) {
      return withRetries(isConnectionLost, () =>
        readPool.use(async ({ client, queries }) => {
          // Sent back to back with the first query: the pipeline keeps their order.
          const [, result] = await Promise.all([scopeSession(client, workspaceId), work(queries)]);
          return result;
        }),
      );
    },
    async transaction(workspaceId, work) {
      const messages = emptyMessages(workspaceId);
      const result = await withRetries(isRetryable, async () => {
        messages.clear();
        return writerQueries.transaction(async (db) => {
          await db.execute(setWorkspace(workspaceId));
          const value = await work({ db, workspaceId, ...messages.port });
          if (options.outbox) await insertMessages(db, options.outbox, messages.list());
          return value;
        });
      });
      if (messages.list().length > 0) await handOver?.(messages.list());
      return result;
    },
    onCommitted(given) {
      handOver = given;
    },
    async ping() {
      await readPool.use(({ client }) => client`select 1`);
    },
    async close() {
      await Promise.all([...readers, writer].map((client) => client.end({ timeout: 5 })));
    },
  };
}

const scopeSession = (client: Sql, workspaceId: string) =>
  client`select set_config('app.workspace_id', ${workspaceId}, false)`.execute();

/** Does the work again, after a short pause, while it fails in a way that may pass. */
async function withRetries<T>(
  mayPass: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !mayPass(error)) throw databaseError(error);
      await delay(retryPauseMs * attempt);
    }
  }
}
