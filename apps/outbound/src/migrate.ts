import { join } from 'node:path';
import type { ServiceMigration, ServiceSchema } from '@workspace-ops/db';
import { migrationWithJobs } from '@workspace-ops/jobs';

export const outboundSchema: ServiceSchema = {
  schema: 'outbound',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
  partitionedTables: ['events'],
};

export const outboundMigration: ServiceMigration = migrationWithJobs(outboundSchema, {
  name: 'outbound',
});
