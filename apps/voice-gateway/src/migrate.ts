import {
  migrateService,
  serviceRole,
  type ServiceMigration,
  type ServiceSchema,
} from '@workspace-ops/db';
import { migrateJobs } from '@workspace-ops/jobs';
import { createLogger } from '@workspace-ops/service-kit';
import { join } from 'node:path';

export const voiceGatewaySchema: ServiceSchema = {
  schema: 'voice',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
};

/** The schema of the job engine, owned by the service's role. */
export const jobsSchema = 'voice_jobs';

export const voiceGatewayMigration: ServiceMigration = {
  service: voiceGatewaySchema,
  async migrate(adminUrl) {
    await migrateService(adminUrl, voiceGatewaySchema);
    await migrateJobs({
      connectionString: adminUrl,
      schema: jobsSchema,
      role: serviceRole(voiceGatewaySchema.schema),
      logger: createLogger({ name: 'voice-gateway', level: 'warn' }),
    });
  },
};
