import { migrateService, type ServiceMigration, type ServiceSchema } from '@workspace-ops/db';
import { join } from 'node:path';

export const syncBridgeSchema: ServiceSchema = {
  schema: 'sync',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
  partitionedTables: ['ingestions'],
};

export const migrateSyncBridge = (url: string): Promise<void> =>
  migrateService(url, syncBridgeSchema);

export const syncBridgeMigration: ServiceMigration = {
  service: syncBridgeSchema,
  migrate: migrateSyncBridge,
};
