import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { Pool } from 'undici';
import { toTransportFault, TransportFault } from './transport-fault.ts';

/** How often a replica is asked how it is, and how long its answer may take. */
export interface ProbeTimes {
  everyMs: number;
  timeoutMs: number;
}

/** One address of a service, with its connections and what is known of its health. */
export interface Replica {
  readonly address: string;
  inFlight: number;
  isHealthy(): boolean;
  /** A probe has failed since it was last healthy: the fault lasts. */
  isAway(): boolean;
  /** It said that it is about to stop: it gets calls only where no other one does. */
  isDraining(): boolean;
  /** Runs the work over the replica's connections; transport faults count against its health. */
  use<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  /** Notes what the replica says of itself in an answer's headers. */
  noteHeaders(headers: Record<string, unknown>): void;
  /** Notes a sign of life: bytes of an answer have come. */
  noteSign(): void;
  /** Lets what is under way finish and takes no more. */
  retire(): void;
  /** Ends its connections at once. */
  destroy(): Promise<void>;
}

const faultsToOpen = 3;
const halfOpenAfterMs = 250;
const drainMs = 3_000;
/** The answer's header while a service is about to stop. */
export const drainingHeader = 'x-draining';

/**
 * A replica whose breaker opens after three transport faults in a row, of calls or of probes, or
 * at once when it is silent: no byte of any answer for as long as a probe may take. Then it gets no calls
 * until a probe succeeds. What is under way on it is given up only when it is silent: a process
 * that stops refuses connections and still answers what it has begun.
 */
export function createReplica(address: string, probes: ProbeTimes): Replica {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof TransportFault && !isSilence(error)),
    { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(faultsToOpen) },
  );
  let pool = openPool(address);
  let silent = false;
  let away = false;
  let aliveAtMs = 0;
  let drainedUntilMs = 0;
  let retired = false;
  let timer: NodeJS.Timeout | undefined;

  const isHealthy = (): boolean => !silent && breaker.state === CircuitState.Closed;
  const noteSign = (): void => {
    aliveAtMs = performance.now();
  };
  const noteHeaders = (headers: Record<string, unknown>): void => {
    noteSign();
    if (headers[drainingHeader] !== undefined) drainedUntilMs = aliveAtMs + drainMs;
  };
  const look = async (): Promise<void> => {
    const askedAtMs = performance.now();
    let isWell = true;
    try {
      noteHeaders(await breaker.execute(() => probe(pool, probes.timeoutMs)));
      silent = false;
      away = false;
    } catch (error) {
      isWell = false;
      if (isSilence(error) && aliveAtMs < askedAtMs) startAfresh();
      away = !isHealthy();
    }
    schedule(isWell ? probes.everyMs : halfOpenAfterMs);
  };
  const startAfresh = (): void => {
    silent = true;
    const given = pool;
    pool = openPool(address);
    void given.destroy(new Error(`${address} does not answer.`));
  };
  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (retired) return;
    timer = setTimeout(() => void look(), delayMs);
    timer.unref();
  };
  const retire = (): void => {
    retired = true;
    clearTimeout(timer);
  };
  breaker.onBreak(() => schedule(halfOpenAfterMs));
  schedule(probes.everyMs);

  const replica: Replica = {
    address,
    inFlight: 0,
    isHealthy,
    isAway: () => away,
    isDraining: () => performance.now() < drainedUntilMs,
    async use(work) {
      replica.inFlight++;
      try {
        return await breaker.execute(() => work(pool));
      } finally {
        replica.inFlight--;
      }
    },
    noteHeaders,
    noteSign,
    retire() {
      retire();
      void pool.close();
    },
    async destroy() {
      retire();
      await pool.destroy();
    },
  };
  return replica;
}

/** @returns the headers of a process that is alive. @throws {TransportFault} of one that is not. */
async function probe(pool: Pool, timeoutMs: number): Promise<Record<string, unknown>> {
  const timeout = startRunningTimeout(timeoutMs);
  try {
    const { statusCode, headers, body } = await pool.request({
      path: '/healthz',
      method: 'GET',
      signal: timeout.signal,
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`/healthz answers ${statusCode}`);
    return headers;
  } catch (error) {
    throw toTransportFault(error);
  } finally {
    timeout.clear();
  }
}

const isSilence = (error: unknown): boolean =>
  error instanceof TransportFault && (error.cause as Error | undefined)?.name === 'TimeoutError';

/** Deadlines are the calls' own, so the pool has none; it opens connections as they are needed. */
const openPool = (address: string): Pool =>
  new Pool(address, {
    connections: null,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    connectTimeout: 2_000,
    // Well before the other side closes an idle connection, whatever its hint says.
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 30_000,
    allowH2: false,
  });

interface RunningTimeout {
  readonly signal: AbortSignal;
  clear(): void;
}

const timeoutParts = 20;

/**
 * As AbortSignal.timeout, but of the time in which this process runs: a time in which it was held
 * up counts as one part of twenty at most. Between two parts the event loop reads what has come
 * meanwhile, so that an answer which waits to be read is never taken for none.
 */
function startRunningTimeout(timeoutMs: number): RunningTimeout {
  const controller = new AbortController();
  let left = timeoutParts;
  const wait = (): NodeJS.Timeout => setTimeout(endPart, timeoutMs / timeoutParts).unref();
  const endPart = (): void => {
    left -= 1;
    if (left > 0) timer = wait();
    else controller.abort(new DOMException(`No answer in ${timeoutMs} ms.`, 'TimeoutError'));
  };
  let timer = wait();
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
