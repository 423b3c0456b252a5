import { connect, type ConnectionOptions, databaseError, LeasePool } from '@workspace-ops/db';
import type { Sql } from 'postgres';

/** A consistent snapshot of a workspace's audit log. The caller closes it. */
export interface Snapshot {
  query<T>(text: string): Promise<T[]>;
  /** The rows of a query in batches, through a cursor of the server: never all at once. */
  batches<T>(text: string, size: number): AsyncGenerator<T[]>;
  close(): Promise<void>;
}

export interface SnapshotScope {
  workspaceId: string;
  /** Closes the snapshot, whatever it is doing. */
  signal?: AbortSignal | undefined;
}

export interface Snapshots {
  /**
   * A repeatable-read transaction on a connection of its own.
   * @throws {AppError} `unavailable` when the database is away, or too many are open.
   */
  open(scope: SnapshotScope): Promise<Snapshot>;
}

/** Verifications at a time; more wait in a queue, up to `leaseTimeoutMs`. */
const maxSnapshots = 4;
/** Of one workspace, so that one that verifies a long chain repeatedly does not block others. */
const maxOfWorkspace = 2;
const leaseTimeoutMs = 5_000;

type SnapshotOptions = Pick<ConnectionOptions, 'url' | 'role' | 'applicationName'>;

/** Connections are opened and closed with their snapshot, which may last for minutes. */
export function createSnapshots(options: SnapshotOptions): Snapshots {
  const places = placesFor(maxSnapshots);
  const placesByWorkspace = new Map<string, LeasePool<number>>();
  const inTurn = async (workspaceId: string, work: () => Promise<void>): Promise<void> => {
    const own = placesByWorkspace.get(workspaceId) ?? placesFor(maxOfWorkspace);
    placesByWorkspace.set(workspaceId, own);
    try {
      await own.use(() => places.use(work));
    } finally {
      if (own.usage.lent === 0) placesByWorkspace.delete(workspaceId);
    }
  };
  return {
    async open(scope) {
      const { promise, resolve, reject } = Promise.withResolvers<Snapshot>();
      const left = inTurn(scope.workspaceId, async () => {
        const closed = Promise.withResolvers<void>();
        resolve(await openSnapshot(options, scope, closed.resolve));
        await closed.promise;
      });
      left.catch((error: unknown) => reject(databaseError(error)));
      return promise;
    },
  };
}

const placesFor = (count: number): LeasePool<number> =>
  new LeasePool(
    Array.from({ length: count }, (_, place) => place),
    leaseTimeoutMs,
  );

async function openSnapshot(
  options: SnapshotOptions,
  { workspaceId, signal }: SnapshotScope,
  onClosed: () => void,
): Promise<Snapshot> {
  signal?.throwIfAborted();
  const client = connect({ ...options, maxConnections: 1 });
  const close = async (): Promise<void> => {
    signal?.removeEventListener('abort', cutOff);
    await client.end({ timeout: 0 });
    onClosed();
  };
  const cutOff = (): void => void close();
  try {
    await client.unsafe(beginSnapshot).simple();
    await client`select set_config('app.workspace_id', ${workspaceId}, true)`;
    signal?.throwIfAborted();
    signal?.addEventListener('abort', cutOff, { once: true });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    query: (text) => run(client, text),
    batches: (text, size) => readBatches(client, text, size),
  };
}

/** In index order from the first row on: a plan that sorts would have to read everything first. */
const beginSnapshot = `begin isolation level repeatable read read only;
  set local idle_in_transaction_session_timeout = '10min';
  set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off`;

async function run<T>(client: Sql, text: string): Promise<T[]> {
  try {
    return [...(await client.unsafe(text))] as T[];
  } catch (error) {
    throw databaseError(error);
  }
}

/** The next batch is on its way while one is worked on. */
async function* readBatches<T>(client: Sql, text: string, size: number): AsyncGenerator<T[]> {
  await run(client, `declare batches no scroll cursor for ${text}`);
  const fetch = (): Promise<T[]> => run<T>(client, `fetch ${size} from batches`);
  let next = fetch();
  for (;;) {
    const rows = await next;
    const isLast = rows.length < size;
    if (!isLast) {
      next = fetch();
      // Awaited above at the next turn; where the reader stops before that, its error is ignored.
      next.catch(() => undefined);
    }
    if (rows.length > 0) yield rows;
    if (isLast) return;
  }
}
