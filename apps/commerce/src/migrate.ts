import { migrateService, type ServiceMigration, type ServiceSchema } from '@workspace-ops/db';
import { join } from 'node:path';

const commerce: ServiceSchema = {
  schema: 'commerce',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
};

/** @param url signs in as a role that may create roles and schemas. */
export const migrateCommerce = (url: string): Promise<void> => migrateService(url, commerce);

export const commerceMigration: ServiceMigration = { service: commerce, migrate: migrateCommerce };
