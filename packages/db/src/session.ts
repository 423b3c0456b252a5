import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { TransactionNotBegunError } from './errors.ts';
import { connect, type ConnectionOptions } from './connection.ts';

/** Columns are snake_case in SQL and camelCase in code; drizzle-kit is told the same. */
const casing = 'snake_case';

/** Queries of one workspace: drizzle's query builder, row-level security set. */
export type Queries = Pick<
  PostgresJsDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
>;

/** One connection, lent to one borrower at a time. */
export interface Session {
  readonly queries: Queries;
  read<T>(workspaceId: string, work: (queries: Queries) => Promise<T>): Promise<T>;
  transaction<T>(workspaceId: string, work: (queries: Queries) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A workspace id goes into a `begin` as text, so nothing but its own characters may pass. */
const scopePattern = /^(\*|[A-Za-z0-9_-]{1,64})$/;

/**
 * A connection of its own: row-level security reads a session setting, and a transaction must
 * never continue on the connection that replaces a lost one.
 */
export function openSession(options: Omit<ConnectionOptions, 'maxConnections'>): Session {
  let losses = 0;
  let lossesAtBegin: number | undefined;
  const client = connect({ ...options, maxConnections: 1, onLost: () => losses++ });

  const assertTransactionAlive = (): void => {
    if (lossesAtBegin === undefined || lossesAtBegin === losses) return;
    throw Object.assign(new Error('The connection was lost under a transaction.'), {
      code: 'CONNECTION_CLOSED',
    });
  };
  const guarded = {
    options: client.options,
    unsafe: (...query: Parameters<Sql['unsafe']>) => {
      assertTransactionAlive();
      return client.unsafe(...query);
    },
  };
  const queries = drizzle(guarded as unknown as Sql, { casing });

  const begin = async (workspaceId: string): Promise<void> => {
    try {
      // One simple query, so one round trip, and never the setting without the transaction.
      await client
        .unsafe(`begin; select set_config('app.workspace_id', '${workspaceId}', true)`)
        .simple();
    } catch (error) {
      throw new TransactionNotBegunError(error);
    }
  };

  const rollBack = async (): Promise<void> => {
    if (lossesAtBegin !== losses) return;
    try {
      await client.unsafe('rollback');
    } catch (error) {
      // A rollback fails only with its connection, and the server rolls back without it.
      if (lossesAtBegin === losses) throw error;
    }
  };

  return {
    queries,
    async read(workspaceId, work) {
      // Sent back to back with the first query: the pipeline keeps their order. Should the
      // connection be replaced in between, the query finds no workspace and fails.
      const scope = client`select set_config('app.workspace_id', ${workspaceId}, false)`.execute();
      const [, result] = await Promise.all([scope, work(queries)]);
      return result;
    },
    async transaction(workspaceId, work) {
      if (!scopePattern.test(workspaceId)) throw new Error(`"${workspaceId}" is no workspace id.`);
      await begin(workspaceId);
      lossesAtBegin = losses;
      try {
        const result = await work(queries);
        assertTransactionAlive();
        await client.unsafe('commit');
        return result;
      } catch (error) {
        await rollBack();
        throw error;
      } finally {
        lossesAtBegin = undefined;
      }
    },
    async ping() {
      await client`select 1`;
    },
    close: () => client.end({ timeout: 5 }),
  };
}
