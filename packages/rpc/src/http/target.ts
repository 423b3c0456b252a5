import { hash } from 'node:crypto';
import type { Pool } from 'undici';
import type { InternalServiceName } from '../topology.ts';
import { createReplica, type ProbeTimes, type Replica } from './replica.ts';
import { createResolver, type Lookup } from './resolve-addresses.ts';
import { TransportFault } from './transport-fault.ts';

/** A service as its callers see it: all its replicas. */
export interface Target {
  readonly service: InternalServiceName;
  /**
   * Runs the work on the least loaded healthy replica, or with a key on the one that is the key's.
   * @throws {TransportFault} when none is healthy.
   */
  use<T>(work: (pool: Pool, replica: Replica) => Promise<T>, key?: string): Promise<T>;
  /** The address of the replica that is the key's now; undefined while none is known. */
  findPlace(key: string): string | undefined;
  /** Ends every connection, and what is under way on it. */
  close(): Promise<void>;
}

export interface TargetOptions {
  service: InternalServiceName;
  addresses: readonly string[];
  lookup?: Lookup;
  /** How often host names are looked up again, as replicas come and go. */
  resolveEveryMs?: number;
  /** When a replica's health is asked for. */
  probes?: ProbeTimes;
}

/** A busy process answers late; one that is silent for so long counts as gone. */
const usualProbes: ProbeTimes = { everyMs: 1_000, timeoutMs: 3_000 };

export function createTarget(options: TargetOptions): Target {
  const { service, addresses, lookup, resolveEveryMs = 5_000, probes = usualProbes } = options;
  const lookUpReplicas = createResolver(addresses, lookup);
  let replicas: Replica[] = [];
  let turn = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const resolve = async (): Promise<void> => {
    const found = await lookUpReplicas();
    if (closed) return;
    const known = new Map(replicas.map((replica) => [replica.address, replica]));
    replicas = found.map((address) => known.get(address) ?? createReplica(address, probes));
    for (const [address, replica] of known) if (!found.includes(address)) replica.retire();
    timer = setTimeout(() => void resolve(), resolveEveryMs);
    timer.unref();
  };
  const resolved = resolve();

  return {
    service,
    findPlace: (key) => chooseReplica(replicas, key)?.address,
    async use(work, key) {
      if (replicas.length === 0) await resolved;
      const replica =
        key === undefined ? leastLoaded(replicas, turn++) : chooseReplica(replicas, key);
      if (replica === undefined) {
        throw new TransportFault(`No replica of ${service} is healthy.`, {
          mayHaveStarted: false,
          isLasting: replicas.length > 0 && replicas.every((one) => one.isAway()),
        });
      }
      return replica.use((pool) => work(pool, replica));
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all(replicas.map((replica) => replica.destroy()));
    },
  };
}

/** The least loaded healthy one; among equals they take turns. Who is about to stop comes last. */
function leastLoaded(replicas: readonly Replica[], turn: number): Replica | undefined {
  let best: Replica | undefined;
  for (let index = 0; index < replicas.length; index++) {
    const replica = replicas[(turn + index) % replicas.length]!;
    if (!replica.isHealthy()) continue;
    if (best === undefined || load(replica) < load(best)) best = replica;
  }
  return best;
}

/**
 * By rendezvous: of all replicas the one whose hash with the key is the highest, so that all callers choose
 * the same one. A replica that comes or goes changes it for those keys alone that are, or were, its own.
 */
function chooseReplica(replicas: readonly Replica[], key: string): Replica | undefined {
  const healthy = replicas.filter((replica) => replica.isHealthy());
  const staying = healthy.filter((replica) => !replica.isDraining());
  let best: { replica: Replica; score: string } | undefined;
  for (const replica of staying.length > 0 ? staying : healthy) {
    const score = hash('sha1', `${replica.address} ${key}`);
    if (best === undefined || score > best.score) best = { replica, score };
  }
  return best?.replica;
}

const load = (replica: Replica): number =>
  replica.isDraining() ? Number.POSITIVE_INFINITY : replica.inFlight;
