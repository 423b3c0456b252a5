import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { WorkerOptions } from './port.ts';

/** A worker's identity: its row in `live_workers` and the lock that its connection holds. */
export interface WorkerIdentity {
  workerId: string;
  /** A 63-bit number as text. */
  lockKey: string;
}

/** Takes a lock that lives as long as the connection, and says so in `live_workers`. */
export async function enrolWorker(client: pg.Client, schema: string): Promise<WorkerIdentity> {
  const workerId = `worker-${randomUUID()}`;
  const lockKey = (randomBytes(8).readBigUInt64BE() >> 1n).toString();
  // In this order: a row whose lock is not held is a dead worker.
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  await client.query(
    `insert into ${pg.escapeIdentifier(schema)}.live_workers (id, lock_key) values ($1, $2)`,
    [workerId, lockKey],
  );
  return { workerId, lockKey };
}

/** Takes a worker out that has nothing left to take over. */
export async function dismissWorker(
  client: pg.Client,
  schema: string,
  workerId: string,
): Promise<void> {
  const name = pg.escapeIdentifier(schema);
  await client.query(
    `delete from ${name}.live_workers where id = $1
       and not exists (select from ${name}._private_jobs where locked_by = $1)`,
    [workerId],
  );
}

export interface LeaseStatus {
  /** The worker itself has not been declared dead. */
  alive: boolean;
  /** Some other worker's lock is gone, or its lease has run out. */
  othersGone: boolean;
  /** How many jobs can be begun, counted up to what the worker runs at a time. */
  due: number;
}

/**
 * The condition for a row of `live_workers`: nobody deals with the worker's death, or whoever did
 * has not ended in time. The parameter is the lease in seconds.
 */
export const isGone = (lease: '$1' | '$2'): string => {
  const leaseAgo = `now() - make_interval(secs => ${lease}::float8)`;
  return `(case when declared_dead_at is null
    then renewed_at < ${leaseAgo} or pg_try_advisory_xact_lock(lock_key)
    else declared_dead_at < ${leaseAgo} end)`;
};

/** Renews the worker's lease where a third of it has passed, and reads the others and the jobs. */
export async function renewLease(
  client: pg.Client,
  worker: Pick<WorkerOptions, 'schema' | 'leaseMs' | 'concurrency'> & { workerId: string },
): Promise<LeaseStatus> {
  const schema = pg.escapeIdentifier(worker.schema);
  const { rows } = await client.query<{ own: boolean; gone: boolean; due: number }>({
    name: 'renew lease',
    text: `
      with renewed as (
        update ${schema}.live_workers set renewed_at = now()
        where id = $1 and declared_dead_at is null
          and renewed_at < now() - make_interval(secs => $2::float8 / 3))
      select id = $1 and declared_dead_at is null as own,
             id <> $1 and ${isGone('$2')} as gone,
             (select count(*)::int from (select from ${schema}._private_jobs
               where is_available and run_at <= now() limit $3::int) as due) as due
      from ${schema}.live_workers`,
    values: [worker.workerId, worker.leaseMs / 1_000, worker.concurrency],
  });
  return {
    alive: rows.some((row) => row.own),
    othersGone: rows.some((row) => row.gone),
    due: rows[0]?.due ?? 0,
  };
}
