import {
  migrateService,
  serviceRole,
  type ServiceMigration,
  type ServiceSchema,
} from '@workspace-ops/db';
import { migrateJobs } from '@workspace-ops/jobs';
import { createLogger } from '@workspace-ops/service-kit';
import { join } from 'node:path';

export const outboundSchema: ServiceSchema = {
  schema: 'outbound',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
  partitionedTables: ['events'],
};

/** The schema of the job engine, owned by the service's role. */
export const jobsSchema = 'outbound_jobs';

/** @param url signs in as a role that may create roles and schemas. */
export async function migrateOutbound(url: string): Promise<void> {
  await migrateService(url, outboundSchema);
  await migrateJobs({
    connectionString: url,
    schema: jobsSchema,
    role: serviceRole(outboundSchema.schema),
    logger: createLogger({ name: 'outbound', level: 'warn' }),
  });
}

export const outboundMigration: ServiceMigration = {
  service: outboundSchema,
  migrate: migrateOutbound,
};
