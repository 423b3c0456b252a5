import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { connect } from './connection.ts';
import { installPartitioning } from './partitions.ts';

export interface ServiceSchema {
  /** The PostgreSQL schema, also the end of the role's name. */
  schema: string;
  /** The folder of drizzle-kit's SQL migrations. */
  migrationsFolder: string;
  /** Tables that the migrations partition by time, which get their partitions from here. */
  partitionedTables?: readonly string[];
  /** The service makes schemas of its own, as a job engine does. */
  createsSchemas?: boolean;
}

/** The database role of a service: it owns nothing and sees its own schema only. */
export const serviceRole = (schema: string): string => `workspace_ops_${schema}`;

/** One lock for all of a database's migrations: replicas that start at once take turns. */
const migrationLock = 7_236_401;

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
    await migrate(drizzle(admin), {
      migrationsFolder: service.migrationsFolder,
      migrationsSchema: service.schema,
      migrationsTable: 'schema_migrations',
    });
    await secureTables(admin, service.schema);
    if (service.partitionedTables) {
      await installPartitioning(admin, service.schema, service.partitionedTables);
    }
  } finally {
    await admin.end();
  }
}

async function ensureRole(admin: Sql, { schema, createsSchemas }: ServiceSchema): Promise<void> {
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
  if (createsSchemas === true) {
    const [row] = await admin`select current_database() as name`;
    await admin.unsafe(`grant create on database "${String(row?.['name'])}" to ${role}`);
  }
}

/**
 * Forced row-level security on every table with a `workspace_id`: the second line of tenant
 * isolation. A session that set no workspace gets an error, never rows.
 */
async function secureTables(admin: Sql, schema: string): Promise<void> {
  const tables = await admin<{ name: string }[]>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'workspace_isolation')`;
  for (const { name } of tables) {
    await admin.unsafe(`
      alter table ${schema}."${name}" enable row level security;
      alter table ${schema}."${name}" force row level security;
      create policy workspace_isolation on ${schema}."${name}" using (
        workspace_id = (select current_setting('app.workspace_id'))
        or (select current_setting('app.workspace_id')) = '*');`);
  }
}
