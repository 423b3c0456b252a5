import { LeasePool, type PoolUsage } from './lease-pool.ts';
import type { Queries, Session } from './session.ts';

/** A slow read delays the others on its connection, at most this many. */
const mostAtOnce = 4;
/** Later reads take another connection: those under way here may be long. */
const momentMs = 2;

/** After so many reads the connection goes to the first borrower in the queue, if there is one. */
const mostInTurn = 16;

interface Read {
  /** When it got its connection. */
  startedAtMs: number;
}

/** A connection while reads of one workspace are under way on it. */
interface Lease {
  readonly session: Session;
  /** Of the reads; the session is scoped to an earlier one until the first of them has begun. */
  readonly workspaceId: string;
  /** Those under way, the oldest first. */
  readonly reads: Set<Read>;
  /** How many there have been, those under way included. */
  count: number;
  readonly end: () => void;
}

export interface ReadOptions {
  /** Shares its connection with no other read: for reads that may take long. */
  alone?: boolean;
}

/**
 * The connections for reads. Reads of one workspace that come in one moment share one, and so its
 * trips to the server and back; two workspaces never do, so that no tenant's scope meets another's
 * query.
 */
export class ReadPool {
  readonly #sessions: LeasePool<Session>;
  readonly #leases = new Set<Lease>();
  readonly #joinWithinMs: number;

  /** @param joinWithinMs how long after the oldest read under way another one may join it. */
  constructor(sessions: Session[], timeoutMs: number, joinWithinMs = momentMs) {
    this.#sessions = new LeasePool(sessions, timeoutMs);
    this.#joinWithinMs = joinWithinMs;
  }

  /** @throws {AppError} `unavailable` when no connection comes free in time. */
  async read<T>(
    workspaceId: string,
    work: (queries: Queries) => Promise<T>,
    { alone = false }: ReadOptions = {},
  ): Promise<T> {
    const read = { startedAtMs: performance.now() };
    const joined = alone ? undefined : this.#join(workspaceId, read);
    const lease = joined ?? (await this.#open(workspaceId, read, alone));
    try {
      return await lease.session.read(workspaceId, work);
    } finally {
      lease.reads.delete(read);
      if (lease.reads.size === 0) await this.#close(lease);
    }
  }

  get usage(): PoolUsage {
    return this.#sessions.usage;
  }

  ping(): Promise<void> {
    return this.#sessions.use((session) => session.ping());
  }

  #join(workspaceId: string, read: Read): Lease | undefined {
    const since = read.startedAtMs - this.#joinWithinMs;
    const most = this.#sessions.isWaitedFor ? mostInTurn : Infinity;
    for (const lease of this.#leases) {
      const [oldest] = lease.reads;
      const isOpen =
        lease.reads.size < mostAtOnce && lease.count < most && oldest!.startedAtMs >= since;
      const isSame = lease.workspaceId === workspaceId && lease.session.isScopedTo(workspaceId);
      if (!isOpen || !isSame) continue;
      lease.reads.add(read);
      lease.count += 1;
      return lease;
    }
    return undefined;
  }

  /** Where a connection is free, those that come in the same turn find the lease already. */
  #open(workspaceId: string, read: Read, alone: boolean): Promise<Lease> {
    const { promise, resolve, reject } = Promise.withResolvers<Lease>();
    const lent = this.#sessions.use(
      (session) =>
        new Promise<void>((end) => {
          read.startedAtMs = performance.now();
          const lease = { session, workspaceId, reads: new Set([read]), count: 1, end };
          if (!alone) this.#leases.add(lease);
          resolve(lease);
        }),
      (session) => session.isScopedTo(workspaceId),
    );
    lent.catch(reject);
    return promise;
  }

  async #close(lease: Lease): Promise<void> {
    this.#leases.delete(lease);
    await lease.session.whenIdle();
    lease.end();
  }
}
