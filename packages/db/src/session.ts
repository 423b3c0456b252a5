import { drizzle } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { connect, type ConnectionOptions } from './connection.ts';
import { createPlanCache } from './plan-cache.ts';
import { createInFlightQueries } from './in-flight-queries.ts';
import type { Queries, Scope } from './scope.ts';
import { openTransactions } from './session-transaction.ts';

/** Columns are snake_case in SQL and camelCase in code; drizzle-kit has the same setting. */
const casing = 'snake_case';

/** One connection, used by one transaction or one read at a time. */
export interface Session {
  readonly queries: Queries;
  /**
   * Whether the connection's scope is this workspace from its last read, which saves setting it.
   * Why: docs/decisions/0004.
   */
  isScopedTo(workspaceId: string): boolean;
  /** Resolves when no query of it is in flight: the next user must not meet this one's. */
  read<T>(workspaceId: string, work: (scope: Scope) => Promise<T>): Promise<T>;
  /** @param last makes the transaction's last statement, which is sent together with the commit. */
  transaction<T>(
    workspaceId: string,
    work: (queries: Queries) => Promise<T>,
    last?: (queries: Queries) => Promise<void>,
  ): Promise<T>;
  /** @returns what an operator should see to although reads are answered: that commits of this role wait. */
  ping(): Promise<string | undefined>;
  /** Waits so long at most for a query under way. */
  close(waitMs: number): Promise<void>;
}

/** So long a standby that works never takes. */
const longestStandby = '2 seconds';

/**
 * A connection of its own: row-level security reads a session setting, and a transaction must
 * never continue on the connection that replaces a lost one.
 */
export function openSession(options: Omit<ConnectionOptions, 'maxConnections'>): Session {
  let generation = 0;
  const client = connect({ ...options, maxConnections: 1, onLost: () => generation++ });
  const plans = createPlanCache(options.planLifetimeMs);
  const inFlight = createInFlightQueries(() => generation);
  const transactions = openTransactions(client, { plans, inFlight });
  const guarded = {
    options: client.options,
    unsafe: (text: string, parameters: Parameters<Sql['unsafe']>[1] = []) => {
      const prepare = plans.keeps(text, parameters.length);
      const isPlain =
        prepare && parameters.every((value) => value === null || typeof value === 'string');
      return transactions.send(() => client.unsafe(text, parameters, { prepare }), isPlain);
    },
  };
  const queries = drizzle(guarded as unknown as Sql, { casing });
  let scope: { workspaceId: string; generation: number } | undefined;

  /**
   * Sent back to back with the first query: the pipeline keeps their order. Should the connection
   * be replaced in between, the query finds no workspace and fails.
   */
  const setScope = async (workspaceId: string): Promise<void> => {
    scope = undefined;
    await inFlight.send(scopeQuery(client, workspaceId));
    if (inFlight.hasResponded()) scope = { workspaceId, generation };
  };
  const isScopedTo = (workspaceId: string): boolean =>
    scope?.workspaceId === workspaceId && scope.generation === generation;

  return {
    queries,
    isScopedTo,
    async read(workspaceId, work) {
      const hasResponded = inFlight.hasResponded();
      if (plans.areOld()) void inFlight.send(client.unsafe(plans.discard()));
      try {
        if (isScopedTo(workspaceId)) return await work({ db: queries, workspaceId });
        const scoped = setScope(workspaceId);
        if (!hasResponded) await scoped;
        const [, result] = await Promise.all([scoped, work({ db: queries, workspaceId })]);
        return result;
      } catch (error) {
        scope = undefined;
        throw error;
      } finally {
        await inFlight.whenIdle();
      }
    },
    transaction: (workspaceId, work, last) =>
      transactions.run(workspaceId, () => work(queries), last && (() => last(queries))),
    async ping() {
      const [row] = await client<{ doCommitsWait: boolean }[]>`
        select exists (
          select from pg_stat_activity
            where wait_event = 'SyncRep' and query_start < now() - ${longestStandby}::interval
        ) as "doCommitsWait"`;
      return row?.doCommitsWait === true ? 'Commits wait for a synchronous standby.' : undefined;
    },
    close: (waitMs) => client.end({ timeout: waitMs / 1000 }),
  };
}

const scopeQuery = (client: Sql, workspaceId: string) =>
  client.unsafe(`select set_config('app.workspace_id', $1, false)`, [workspaceId], {
    prepare: true,
  });
