import { checkMigrations } from './check-migrations.ts';
import { connect } from './connection.ts';
import { migrationTurn, serviceRole, type ServiceSchema } from './migrate-service.ts';
import { isServiceLogin } from './service-login.ts';
import { untilAlone } from './until-alone.ts';

/** How a service's schema is brought up to date. */
export interface ServiceMigration {
  service: ServiceSchema;
  /** Everything: the migrations and what the service needs besides, such as seeds and job tables. */
  migrate: (adminUrl: string) => Promise<void>;
}

/**
 * Makes sure, before a service starts, that its schema is current. Where the address signs in as
 * the service's own role, nothing is changed: it waits for the migration by another process.
 * @throws {Error} which says what to run, when that has not happened in time.
 */
export async function prepareSchema(
  url: string,
  migration: ServiceMigration,
  waitMs = 60_000,
): Promise<'migrated' | 'checked'> {
  if (isServiceLogin(url, migration.service)) {
    await checkMigrations(url, migration.service, waitMs);
    return 'checked';
  }
  await applyMigration(url, migration);
  return 'migrated';
}

/** Migrates; replicas that start at once take turns. */
export async function applyMigration(
  adminUrl: string,
  { service, migrate }: ServiceMigration,
): Promise<void> {
  const { schema } = service;
  const admin = connect({
    url: adminUrl,
    applicationName: `migrate ${schema}`,
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    await admin`set lock_timeout = 0`;
    await admin`select pg_advisory_lock(${migrationTurn}, hashtext(${schema}))`;
    await untilAlone(() => migrate(adminUrl));
    // A job engine's installation lets the role make schemas, which it needs no longer.
    const [row] = await admin`select quote_ident(current_database()) as name`;
    await untilAlone(() =>
      admin.unsafe(`revoke create on database ${row?.['name']} from ${serviceRole(schema)}`),
    );
  } finally {
    await admin.end();
  }
}
