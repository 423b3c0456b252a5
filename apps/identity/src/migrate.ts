import { fileURLToPath } from 'node:url';
import { migrateService, type ServiceMigration, type ServiceSchema } from '@workspace-ops/db';

export const identityServiceSchema: ServiceSchema = {
  schema: 'identity',
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
};

/** Brings the schema `identity` up to date; the address signs in as a role that may make schemas. */
export const migrateIdentity = (url: string): Promise<void> =>
  migrateService(url, identityServiceSchema);

export const identityMigration: ServiceMigration = {
  service: identityServiceSchema,
  migrate: migrateIdentity,
};
