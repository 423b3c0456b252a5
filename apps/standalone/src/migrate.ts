import { applyMigration, ensureServiceLogin, postgresErrorOf } from '@workspace-ops/db';
import { planMigrations, type PlannedMigration } from './plan-migrations.ts';

/*
 * Migrates every service's schema into the database that the service uses and lets the services
 * sign in: run once before processes that sign in as their services' own roles.
 */
try {
  const plans = planMigrations(process.env);
  for (const plan of plans) await migrate(plan);
  const logins = plans.filter(({ loginUrl }) => loginUrl !== undefined).length;
  process.stdout.write(
    `The schemas of ${plans.length} services are up to date${loginNote(logins)}.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function migrate({
  service,
  migration,
  adminUrl,
  loginUrl,
}: PlannedMigration): Promise<void> {
  try {
    await applyMigration(adminUrl, migration);
    if (loginUrl === undefined) return;
    await ensureServiceLogin({ adminUrl, serviceUrl: loginUrl, service: migration.service });
  } catch (error) {
    const { host, pathname } = new URL(adminUrl);
    const reason = postgresErrorOf(error)?.message || String(error);
    throw new Error(
      `The schema of ${service} at ${host}${pathname} cannot be migrated: ${reason}`,
      {
        cause: error,
      },
    );
  }
}

function loginNote(logins: number): string {
  return logins === 0 ? '' : `, and ${logins} sign in as their own role`;
}
