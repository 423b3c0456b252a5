import type { Wakeups } from '@workspace-ops/bus';
import type { Logger } from '@workspace-ops/service-kit';
import pg from 'pg';
import { newJobsTopic } from './port.ts';
import { isGone } from './worker-row.ts';

export interface TakeOverOptions {
  schema: string;
  leaseMs: number;
  onDeadWorkers: (workerIds: string[]) => Promise<void>;
  wakeups: Wakeups;
  logger: Logger;
}

/** A job that brings its worker down each time must not go on for ever. */
const maxAttemptsByDeath = 10;

/**
 * Declares workers dead whose lock is gone or whose lease has run out, and hands their jobs on. The
 * declaration is a column and not a lock: no transaction is open while the service sees to
 * what they had under way. One sweep deals with each; should it die or fail, another one does.
 */
export async function takeOver(client: pg.Client, options: TakeOverOptions): Promise<void> {
  const schema = pg.escapeIdentifier(options.schema);
  await disconnectHungWorkers(client, options);
  const workerIds = await declareDead(client, options);
  if (workerIds.length === 0) return;
  try {
    await options.onDeadWorkers(workerIds);
  } catch (error) {
    await client.query(
      `update ${schema}.live_workers set declared_dead_at = '-infinity' where id = any($1)`,
      [workerIds],
    );
    throw error;
  }
  await client.query('begin');
  await client.query(`delete from ${schema}.live_workers where id = any($1)`, [workerIds]);
  const unlocked = await unlockJobs(client, options, workerIds);
  await client.query('commit');
  wake(options, unlocked);
  options.logger.info({ workerIds }, 'dead workers: their jobs go to others');
}

/**
 * A worker whose row is held is recording a result at this moment: it is alive until it has.
 * @returns those that no other sweep deals with.
 */
async function declareDead(client: pg.Client, options: TakeOverOptions): Promise<string[]> {
  const schema = pg.escapeIdentifier(options.schema);
  const { rows } = await client.query<{ id: string }>(
    `update ${schema}.live_workers set declared_dead_at = now()
     where id in (select id from ${schema}.live_workers where ${isGone('$1')} for update skip locked)
     returning id`,
    [options.leaseMs / 1_000],
  );
  return rows.map(({ id }) => id);
}

/**
 * Unlocks the jobs of unknown workers: a worker that was suspended may have been declared dead and take a
 * job before it notices. Deletes jobs that failed long ago.
 */
export async function tidyJobs(client: pg.Client, options: TakeOverOptions): Promise<void> {
  const schema = pg.escapeIdentifier(options.schema);
  await client.query(
    `delete from ${schema}._private_jobs
     where locked_at is null and attempts >= max_attempts and run_at < now() - interval '7 days'`,
  );
  const { rows } = await client.query<{ id: string }>(
    `select distinct locked_by as id from ${schema}._private_jobs
     where locked_by is not null and locked_by not in (select id from ${schema}.live_workers)`,
  );
  const workerIds = rows.map(({ id }) => id);
  if (workerIds.length === 0) return;
  await options.onDeadWorkers(workerIds);
  await client.query('begin');
  const unlocked = await unlockJobs(client, options, workerIds);
  await client.query('commit');
  wake(options, unlocked);
}

function wake({ wakeups, schema }: TakeOverOptions, jobIds: readonly string[]): void {
  for (const id of jobIds) wakeups.wake(newJobsTopic(schema), id);
}

/**
 * The jobs keep their place in the line, and a death does not count as a failed attempt.
 * @returns their ids.
 */
async function unlockJobs(
  client: pg.Client,
  options: TakeOverOptions,
  workerIds: string[],
): Promise<string[]> {
  const schema = pg.escapeIdentifier(options.schema);
  const { rows } = await client.query<{ id: string }>(
    `select id::text from ${schema}._private_jobs where locked_by = any($1)`,
    [workerIds],
  );
  await client.query(
    `update ${schema}._private_jobs set max_attempts = attempts + 1
     where locked_by = any($1) and attempts = max_attempts and attempts < $2`,
    [workerIds, maxAttemptsByDeath],
  );
  await client.query(`select ${schema}.force_unlock_workers($1)`, [workerIds]);
  return rows.map(({ id }) => id);
}

/**
 * A worker that hangs keeps its lock; by the end of its connection it finds, when it wakes, that it
 * is dead. Done as the role that signed in, since the right to do so goes by that one.
 */
async function disconnectHungWorkers(client: pg.Client, options: TakeOverOptions): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `select l.pid from ${pg.escapeIdentifier(options.schema)}.live_workers w
     join pg_locks l on l.locktype = 'advisory' and l.objsubid = 1 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())
       and l.classid::bigint = (w.lock_key >> 32) and l.objid::bigint = (w.lock_key & 4294967295)
     where w.renewed_at < now() - make_interval(secs => $1::float8)`,
    [options.leaseMs / 1_000],
  );
  if (rows.length === 0) return;
  try {
    await client.query('begin; set local role none');
    await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
      rows.map(({ pid }) => pid),
    ]);
    await client.query('commit');
  } catch (error) {
    options.logger.warn({ err: error }, 'a hung worker could not be disconnected');
    await client.query('rollback');
  }
}
