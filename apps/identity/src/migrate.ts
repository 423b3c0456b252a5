import { fileURLToPath } from 'node:url';
import {
  migrateService,
  serviceRole,
  type ServiceMigration,
  type ServiceSchema,
} from '@workspace-ops/db';
import { migrateJobs } from '@workspace-ops/jobs';
import { createLogger } from '@workspace-ops/service-kit';

export const identityServiceSchema: ServiceSchema = {
  schema: 'identity',
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
};

/** The schema of the job engine, owned by the service's role. */
export const jobsSchema = 'identity_jobs';

/** Brings the schema `identity` up to date; the address signs in as a role that may make schemas. */
export async function migrateIdentity(url: string): Promise<void> {
  await migrateService(url, identityServiceSchema);
  await migrateJobs({
    connectionString: url,
    schema: jobsSchema,
    role: serviceRole(identityServiceSchema.schema),
    logger: createLogger({ name: 'identity', level: 'warn' }),
  });
}

export const identityMigration: ServiceMigration = {
  service: identityServiceSchema,
  migrate: migrateIdentity,
};
