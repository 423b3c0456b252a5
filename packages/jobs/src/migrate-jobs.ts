import type { Logger } from '@workspace-ops/service-kit';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { createClient, createPool, workerIdSetting } from './connection.ts';
import { createEngineLogger } from './engine-logger.ts';

export interface MigrateJobsOptions {
  /** Signs in as a role that may grant `create` on the database to the service's role. */
  connectionString: string;
  schema: string;
  /** The service's role, which must exist; it will own the schema, as row-level security demands. */
  role?: string;
  logger: Logger;
}

/** One lock for all installations in a database: replicas that start at once take turns. */
const installationLock = 7_236_402;

/** Installs or upgrades the job engine's schema, and what liveness and fencing need. */
export async function migrateJobs(options: MigrateJobsOptions): Promise<void> {
  const settings = { ...options, applicationName: `migrate ${options.schema}` };
  const admin = createClient({ ...settings, role: undefined });
  await admin.connect();
  try {
    // Taken in turns of its own, as a wait in one statement would end with the query's time limit.
    while (!(await tryLock(admin))) await admin.query('select pg_sleep(0.1)');
    if (options.role !== undefined) await letCreateSchemas(admin, options.role);
    await install(settings);
  } finally {
    await admin.end();
  }
}

async function tryLock(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [installationLock],
  );
  return rows[0]?.locked === true;
}

async function letCreateSchemas(admin: pg.Client, role: string): Promise<void> {
  const { rows } = await admin.query<{ name: string; may: boolean; member: boolean }>(
    `select current_database() as name,
            has_database_privilege($1, current_database(), 'create') as may,
            pg_has_role(current_user, $1, 'set') as member`,
    [role],
  );
  const [database] = rows;
  const escapedRole = pg.escapeIdentifier(role);
  if (database?.member === false) await admin.query(`grant ${escapedRole} to current_user`);
  if (database?.may === false) {
    await admin.query(
      `grant create on database ${pg.escapeIdentifier(database.name)} to ${escapedRole}`,
    );
  }
}

async function install(settings: MigrateJobsOptions & { applicationName: string }): Promise<void> {
  const pool = createPool(settings, { max: 2 });
  try {
    await runMigrations({
      pgPool: pool,
      schema: settings.schema,
      logger: createEngineLogger(settings.logger),
    });
    const schema = pg.escapeIdentifier(settings.schema);
    await pool.query(livenessSql(schema, settings.schema));
    await pool.query(notifyNobodySql(schema));
    await pool.query(planOnceSql(schema));
  } finally {
    await pool.end();
  }
}

/**
 * `live_workers` has a row for each worker until its jobs have been handed on after its death. The
 * trigger is the fence: the engine completes a job by its id alone, so a worker that wakes late would
 * complete a job that has gone to another one meanwhile.
 */
const livenessSql = (schema: string, name: string): string => `
  create table if not exists ${schema}.live_workers (
    id text primary key,
    lock_key bigint not null,
    started_at timestamptz not null default now(),
    renewed_at timestamptz not null default now()
  );
  create or replace function ${schema}.refuse_foreign_completion() returns trigger
  language plpgsql as $function$
  begin
    if coalesce(current_setting('${workerIdSetting}', true), '') = '' then return old; end if;
    return null;
  end $function$;
  do $do$ begin
    if not exists (select from pg_attribute where attname = 'declared_dead_at'
        and attrelid = ${pg.escapeLiteral(`${schema}.live_workers`)}::regclass) then
      alter table ${schema}.live_workers add column declared_dead_at timestamptz;
    end if;
    if not ${hasTrigger('refuse_foreign_completion', name, '_private_jobs')} then
      create trigger refuse_foreign_completion before delete on ${schema}._private_jobs
        for each row
        when (old.locked_by is distinct from current_setting('${workerIdSetting}', true))
        execute function ${schema}.refuse_foreign_completion();
    end if;
    if ${hasTrigger('announce_free_queue', name, '_private_job_queues')} then
      drop function ${schema}.announce_free_queue() cascade;
    end if;
  end $do$;`;

/**
 * The engine announces every job by a NOTIFY in its transaction, at whose commit the server lets one
 * transaction pass at a time. Jobs are announced when they are committed, by `Wakeups`.
 */
const notifyNobodySql = (schema: string): string => `
  do $do$ declare
    definition text;
  begin
    for definition in
      select pg_get_functiondef(oid) from pg_proc
      where pronamespace = ${pg.escapeLiteral(schema)}::regnamespace
        and proname in ('add_job', 'add_jobs') and prosrc like '%pg_notify%'
    loop
      execute regexp_replace(definition, 'perform pg_notify\\([^;]*;', 'null;', 'g');
    end loop;
  end $do$;`;

/**
 * Because of its arrays the engine's function never settles for a plan: three statements were
 * planned anew at each call, which took as long as carrying them out. Pinned to the indexes, since a
 * plan made while the table was small is kept while it grows.
 */
const planOnceSql = (schema: string): string => `
  alter function ${schema}.add_jobs(${schema}.job_spec[], boolean)
    set plan_cache_mode = force_generic_plan
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off`;

/** Creating a trigger again would wait for every job that is being taken. */
const hasTrigger = (trigger: string, schema: string, table: string): string =>
  `exists (
      select from pg_trigger
      where tgname = '${trigger}' and tgrelid = format('%I.${table}', ${pg.escapeLiteral(schema)})::regclass)`;
