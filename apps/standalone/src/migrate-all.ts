import { auditMigration } from '@workspace-ops/audit/migrate';
import { commerceMigration } from '@workspace-ops/commerce/migrate';
import { applyMigration } from '@workspace-ops/db';
import { identityMigration } from '@workspace-ops/identity/migrate';
import { knowledgeMigration } from '@workspace-ops/knowledge/migrate';
import { outboundMigration } from '@workspace-ops/outbound/migrate';
import { syncBridgeMigration } from '@workspace-ops/sync-bridge/migrate';
import { voiceGatewayMigration } from '@workspace-ops/voice-gateway/migrate';
import { workflowMigration } from '@workspace-ops/workflow/migrate';

/** Every service's migration, under the service's name. */
export const serviceMigrations = {
  identity: identityMigration,
  workflow: workflowMigration,
  audit: auditMigration,
  'sync-bridge': syncBridgeMigration,
  knowledge: knowledgeMigration,
  'voice-gateway': voiceGatewayMigration,
  commerce: commerceMigration,
  outbound: outboundMigration,
};

/** Brings every service's schema up to date; the services come up on finished schemas. */
export async function migrateAll(databaseUrl: string): Promise<void> {
  for (const migration of Object.values(serviceMigrations)) {
    await applyMigration(databaseUrl, migration);
  }
}
