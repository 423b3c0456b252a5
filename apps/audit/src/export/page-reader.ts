import { connect, databaseError, LeasePool, type ConnectionOptions } from '@workspace-ops/db';

/** Takes a page's rows one by one, as they come: none is kept longer than it takes to add it. */
export interface Fold<T, A> {
  begin(): A;
  add(made: A, row: T): void;
}

export interface PageQuery {
  workspaceId: string;
  text: string;
  parameters: (string | number)[];
}

export interface PageReader {
  /**
   * What a fold makes of one query's rows. Each query has a connection for itself while it runs and no
   * longer, so that slow readers hold none.
   * @throws {AppError} `unavailable` when the database is away.
   */
  fold<T, A>(query: PageQuery, fold: Fold<T, A>): Promise<A>;
  close(): Promise<void>;
}

/** Pages take milliseconds; with few connections, exports leave the database to others. */
const connectionCount = 2;
const leaseTimeoutMs = 30_000;

export function createPageReader(
  options: Pick<ConnectionOptions, 'url' | 'role' | 'applicationName'>,
): PageReader {
  const connections = Array.from({ length: connectionCount }, () =>
    connect({ ...options, maxConnections: 1 }),
  );
  const places = new LeasePool(connections, leaseTimeoutMs);
  return {
    async fold<T, A>({ workspaceId, text, parameters }: PageQuery, fold: Fold<T, A>): Promise<A> {
      try {
        return await places.use(async (client) => {
          const made = fold.begin();
          // Sent back to back: the connection keeps their order. One plan serves all pages, since making
          // it takes longer than reading one; it is pinned to the indexes, whatever the table's size was.
          const [scope, rows] = await Promise.allSettled([
            client`select set_config('app.workspace_id', ${workspaceId}, false),
              set_config('enable_seqscan', 'off', false), set_config('enable_bitmapscan', 'off', false),
              set_config('plan_cache_mode', 'force_generic_plan', false)`.execute(),
            client
              .unsafe(text, parameters, { prepare: true })
              .forEach((row) => fold.add(made, row as T)),
          ]);
          if (scope.status === 'rejected') throw scope.reason;
          if (rows.status === 'rejected') throw rows.reason;
          return made;
        });
      } catch (error) {
        throw databaseError(error);
      }
    },
    async close() {
      await Promise.all(connections.map((client) => client.end({ timeout: 5 })));
    },
  };
}
