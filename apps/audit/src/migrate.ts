import { fileURLToPath } from 'node:url';
import {
  connect,
  migrateService,
  type ServiceMigration,
  type ServiceSchema,
} from '@workspace-ops/db';

export const auditServiceSchema: ServiceSchema = {
  schema: 'audit',
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
  partitionedTables: ['events'],
  ensurePartitions: 'ensure_event_partitions',
};

/** Brings the schemas `audit` and `audit_anchor` up to date; the address signs in as a role that may make schemas. */
export async function migrateAudit(url: string): Promise<void> {
  await migrateService(url, auditServiceSchema);
  const admin = connect({ url, applicationName: 'migrate audit', maxConnections: 1 });
  try {
    await admin`select audit.ensure_event_partitions()`;
  } finally {
    await admin.end();
  }
}

export const auditMigration: ServiceMigration = {
  service: auditServiceSchema,
  migrate: migrateAudit,
};
