import type { Sql } from 'postgres';
import { applyPending, migrationTable } from './apply-pending.ts';
import { connect } from './connection.ts';
import { installPartitioning } from './partitions.ts';
import { untilUnlocked } from './until-unlocked.ts';

export interface ServiceSchema {
  /** The PostgreSQL schema, also the end of the role's name. */
  schema: string;
  /** The folder of drizzle-kit's SQL migrations. */
  migrationsFolder: string;
  /** Tables that the migrations partition by time, which get their partitions from here. */
  partitionedTables?: readonly string[];
  /** A function of the schema that is called in place of `ensure_partitions`, and calls it. */
  ensurePartitions?: string;
}

/** The database role of a service: it owns nothing and sees its own schema only. */
export const serviceRole = (schema: string): string => `workspace_ops_${schema}`;

/** One lock for all of a database's migrations: replicas that start at once take turns. */
const migrationLock = 7_236_401;

/** With a schema's name, the lock of everything that a service's migration does. */
export const migrationTurn = 7_236_403;

/**
 * Brings a service's schema up to date: role, migrations, privileges, row-level security.
 * @param url signs in as a role that may create roles and schemas.
 */
export async function migrateService(url: string, service: ServiceSchema): Promise<void> {
  const admin = connect({
    url,
    applicationName: `migrate ${service.schema}`,
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    await admin`set lock_timeout = 0`;
    await admin`select pg_advisory_lock(${migrationLock})`;
    await ensureRole(admin, service);
    await applyPending(admin, service);
    await admin.unsafe(`
      revoke all on ${service.schema}.${migrationTable} from ${serviceRole(service.schema)};
      grant select on ${service.schema}.${migrationTable} to ${serviceRole(service.schema)};`);
    await secureTables(admin, service.schema);
    if (service.partitionedTables) {
      await installPartitioning(admin, service.schema, service.partitionedTables);
    }
  } finally {
    await admin.end();
  }
}

async function ensureRole(admin: Sql, { schema }: ServiceSchema): Promise<void> {
  const role = serviceRole(schema);
  // Roles belong to the whole server: another database's migration may be making the same one.
  await admin.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$`);
  const [membership] = await admin`select pg_has_role(current_user, ${role}, 'SET') as ok`;
  if (membership?.['ok'] !== true) await admin.unsafe(`grant ${role} to current_user`);
  await admin.unsafe(`
    create schema if not exists ${schema};
    grant usage on schema ${schema} to ${role};
    alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role};
    alter default privileges in schema ${schema} grant usage, select on sequences to ${role};`);
}

/**
 * A case and not an or: of an or of two unknown values the planner expects next to no rows, and
 * then sorts a long list instead of reading its newest entries by their index.
 */
const isolation = `case when (select current_setting('app.workspace_id')) = '*' then true
  else workspace_id = (select current_setting('app.workspace_id')) end`;

/**
 * Forced row-level security on every table with a `workspace_id`: the second line of tenant
 * isolation. A session that set no workspace gets an error, never rows. The policy's comment says
 * which text it was made from, so that it is made anew when that changes, and only then.
 */
async function secureTables(admin: Sql, schema: string): Promise<void> {
  const tables = await admin<{ name: string }[]>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_policy p
        where p.polrelid = c.oid and p.polname = 'workspace_isolation'
          and obj_description(p.oid, 'pg_policy') = ${isolation})`;
  for (const { name } of tables) {
    const table = `${schema}."${name}"`;
    const secure = `
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      drop policy if exists workspace_isolation on ${table};
      create policy workspace_isolation on ${table} using (${isolation});
      comment on policy workspace_isolation on ${table} is '${isolation.replaceAll("'", "''")}'`;
    await untilUnlocked(admin, () => admin.begin((tx) => tx.unsafe(secure)));
  }
}
