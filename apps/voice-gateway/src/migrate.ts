import { join } from 'node:path';
import type { ServiceMigration, ServiceSchema } from '@workspace-ops/db';
import { migrationWithJobs } from '@workspace-ops/jobs';

export const voiceGatewaySchema: ServiceSchema = {
  schema: 'voice',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
};

export const voiceGatewayMigration: ServiceMigration = migrationWithJobs(voiceGatewaySchema, {
  name: 'voice-gateway',
});
