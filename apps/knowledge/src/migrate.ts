import { migrateService, type ServiceMigration, type ServiceSchema } from '@workspace-ops/db';
import { join } from 'node:path';

const knowledgeServiceSchema: ServiceSchema = {
  schema: 'knowledge',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
};

export const migrateKnowledge = (url: string): Promise<void> =>
  migrateService(url, knowledgeServiceSchema);

export const knowledgeMigration: ServiceMigration = {
  service: knowledgeServiceSchema,
  migrate: migrateKnowledge,
};
