import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from 'postgres';
import { migrationTable } from './apply-pending.ts';
import { connect } from './connection.ts';
import { databaseError, findPostgresError } from './errors.ts';
import { migrationTurn, type ServiceSchema } from './migrate-service.ts';

const pollMs = 200;

/**
 * Waits until every migration of the service's folder is applied and the process that applies them is done.
 * Later ones than the folder knows are let pass: a newer version is being rolled out.
 * @throws {Error} which says what is missing and what to run, when the time is over.
 */
export async function checkMigrations(
  url: string,
  service: ServiceSchema,
  waitMs = 60_000,
): Promise<void> {
  const endsAt = performance.now() + waitMs;
  for (;;) {
    const fault = await findFault(url, service);
    if (fault === undefined) return;
    if (performance.now() >= endsAt) {
      throw new Error(
        `The database is not ready for this version: ${fault} Run the migration program (node apps/standalone/src/migrate.ts) with an administrator's address in DATABASE_URL.`,
      );
    }
    await delay(pollMs);
  }
}

async function findFault(url: string, service: ServiceSchema): Promise<string | undefined> {
  const session = connect({
    url,
    applicationName: `check ${service.schema}`,
    maxConnections: 1,
  });
  try {
    const missing = await findMissing(session, service);
    if (missing !== undefined) return missing;
    return (await isTurnFree(session, service))
      ? undefined
      : `the schema ${service.schema} is being migrated.`;
  } catch (error) {
    if (databaseError(error) === error && !isUnprepared(error)) throw error;
    return `${String(findPostgresError(error)?.message ?? error)}.`;
  } finally {
    await session.end({ timeout: 1 });
  }
}

async function findMissing(session: Sql, service: ServiceSchema): Promise<string | undefined> {
  const rows = await session<{ hash: string }[]>`
    select hash from ${session(service.schema)}.${session(migrationTable)}`;
  const applied = new Set(rows.map(({ hash }) => hash));
  const expected = readMigrationFiles(service);
  const missing = expected.filter(({ hash }) => !applied.has(hash)).length;
  if (missing === 0) return undefined;
  return `${missing} of ${expected.length} migrations of the schema ${service.schema} are not applied.`;
}

/** The lock is shared, so that no replica takes another's check for a migration. */
async function isTurnFree(session: Sql, { schema }: ServiceSchema): Promise<boolean> {
  const [row] = await session`
    select pg_try_advisory_lock_shared(${migrationTurn}, hashtext(${schema})) as free`;
  return row?.['free'] === true;
}

/** No database, login, schema, privilege or table yet: a migration that is under way makes them. */
const isUnprepared = (error: unknown): boolean =>
  /^(3D000|28P01|28000|3F000|42501|42P01)$/.test(findPostgresError(error)?.code ?? '');
