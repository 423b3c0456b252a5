import { applyMigration, ensureServiceLogin, postgresErrorOf } from '@workspace-ops/db';
import type { PlannedMigration } from './plan-migrations.ts';

/** @throws {Error} which names the service and its database. */
export async function migratePlanned(plan: PlannedMigration): Promise<void> {
  const { service, migration, adminUrl, loginUrl } = plan;
  try {
    await applyMigration(adminUrl, migration);
    if (loginUrl === undefined) return;
    await ensureServiceLogin({ adminUrl, serviceUrl: loginUrl, service: migration.service });
  } catch (error) {
    const { host, pathname } = new URL(adminUrl);
    const reason = postgresErrorOf(error)?.message || String(error);
    throw new Error(
      `The schema of ${service} at ${host}${pathname} cannot be migrated: ${reason}`,
      { cause: error },
    );
  }
}
