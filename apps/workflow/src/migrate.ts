import { join } from 'node:path';
import {
  allWorkspaces,
  createDatabase,
  type ServiceMigration,
  type ServiceSchema,
} from '@workspace-ops/db';
import { migrationWithJobs } from '@workspace-ops/jobs';
import { seedPlaybooks } from './playbooks/stored-playbooks.ts';

export const workflowSchema: ServiceSchema = {
  schema: 'workflow',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
  partitionedTables: ['run_steps'],
};

export const workflowMigration: ServiceMigration = migrationWithJobs(workflowSchema, {
  name: 'workflow',
  seed,
});

/** Done with the administrator's rights: the service itself may only read the playbooks. */
async function seed(url: string): Promise<void> {
  const database = createDatabase({
    url,
    applicationName: 'seed workflow',
    readConnections: 1,
    transactionConnections: 1,
  });
  try {
    await database.transaction(allWorkspaces, (tx) => seedPlaybooks(tx.db));
  } finally {
    await database.close();
  }
}
