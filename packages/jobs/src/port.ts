import type { Wakeups } from '@workspace-ops/bus';
import { stopTimes, type Logger, type Probe } from '@workspace-ops/service-kit';
import type { SQL } from 'drizzle-orm';

/** What a task knows about the one execution that it is. */
export interface JobContext {
  jobId: string;
  /** The worker that runs it; `onDeadWorkers` is called with such ids. */
  workerId: string;
  /** Counts from 1; together with the job's id it names this execution and no other. */
  attempt: number;
  /** Aborts when the worker has lost its lease or its time to drain is up. */
  signal: AbortSignal;
}

/** Runs at least once a job. A rejection puts the job off, until its attempts are used up. */
export type Task = (payload: unknown, context: JobContext) => Promise<void>;

/** A drizzle database or transaction. */
export interface SqlExecutor {
  execute(query: SQL): PromiseLike<unknown>;
}

export interface AddJobOptions {
  /** A job that waits under the same key is replaced; one that already runs is followed by this one. */
  jobKey?: string;
  runAt?: Date;
  /** 25 when absent. */
  maxAttempts?: number;
}

/** A transaction that jobs are added in. */
export interface JobTransaction {
  db: SqlExecutor;
  afterCommit(effect: () => void): void;
}

export interface JobsOptions {
  /** A direct connection: a transaction-mode pooler would lose the session's lock. */
  connectionString: string;
  /** The schema that {@link migrateJobs} installed. */
  schema: string;
  /** The database role to work as; absent means the one that the connection signs in as. */
  role?: string;
  applicationName: string;
  /** How many jobs run at a time in this process. */
  concurrency: number;
  /** How workers are woken for new jobs. */
  wakeups: Wakeups;
  logger: Logger;
  tasks: Record<string, Task>;
  /**
   * Called with the ids of workers that are gone, before their jobs go to other workers. At least
   * once for each worker; a rejection keeps their jobs where they are until the next sweep.
   */
  onDeadWorkers?: (workerIds: string[]) => Promise<void>;
  /**
   * How often a worker looks for dead ones, and for jobs without a wake-up: put off ones, and those
   * whose adder died after the commit.
   */
  heartbeatMs?: number;
  /** A worker that has not renewed its lease for so long counts as dead though it is connected. */
  leaseMs?: number;
  /** How long `stop` waits for running jobs. */
  drainMs?: number;
}

/** The options with their defaults in place. */
export type WorkerOptions = Required<Omit<JobsOptions, 'role'>> & Pick<JobsOptions, 'role'>;

export const withDefaults = (options: JobsOptions): WorkerOptions => ({
  onDeadWorkers: async () => {},
  heartbeatMs: 500,
  leaseMs: 15_000,
  drainMs: stopTimes.jobs,
  ...options,
});

export interface Jobs {
  /** Rejects when the database cannot be reached; after that, outages are sat out. */
  start(): Promise<void>;
  /** Lets running jobs finish within the time to drain; the rest go to other workers. */
  stop(): Promise<void>;
  /** Adds a job in the caller's own transaction: it exists if and only if that commits. */
  addJob(
    tx: JobTransaction,
    task: string,
    payload: unknown,
    options?: AddJobOptions,
  ): Promise<void>;
  /** The worker of this process at the moment; a new one after every loss of its connection. */
  readonly workerId: string | undefined;
  readonly probe: Probe;
}

/**
 * Where a schema's new jobs are announced, by their ids: of its own, so that a job of one service wakes
 * the workers of no other.
 */
export const newJobsTopic = (schema: string): string => `jobs:insert:${schema}`;
