import { join } from 'node:path';
import type { ServiceMigration, ServiceSchema } from '@workspace-ops/db';
import { migrationWithJobs } from '@workspace-ops/jobs';

export const identityServiceSchema: ServiceSchema = {
  schema: 'identity',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
};

export const identityMigration: ServiceMigration = migrationWithJobs(identityServiceSchema, {
  name: 'identity',
});
