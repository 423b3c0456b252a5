import { migrateService, type ServiceMigration } from '@workspace-ops/db';
import { join } from 'node:path';

const service = {
  schema: 'commerce',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
};

export const commerceMigration: ServiceMigration = {
  service,
  migrate: (adminUrl) => migrateService(adminUrl, service),
};
