import { migrateService, type ServiceMigration } from '@workspace-ops/db';
import { join } from 'node:path';

const service = {
  schema: 'knowledge',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
};

export const knowledgeMigration: ServiceMigration = {
  service,
  migrate: (adminUrl) => migrateService(adminUrl, service),
};
