import {
  allWorkspaces,
  createDatabase,
  migrateService,
  serviceRole,
  type ServiceMigration,
  type ServiceSchema,
} from '@workspace-ops/db';
import { migrateJobs } from '@workspace-ops/jobs';
import { createLogger } from '@workspace-ops/service-kit';
import { join } from 'node:path';
import { seedPlaybooks } from './playbooks/stored-playbooks.ts';

export const workflowSchema: ServiceSchema = {
  schema: 'workflow',
  migrationsFolder: join(import.meta.dirname, '../migrations'),
  partitionedTables: ['run_steps'],
};

/** The schema of the job engine, owned by the service's role. */
export const jobsSchema = 'workflow_jobs';

/** @param url signs in as a role that may create roles and schemas. */
export async function migrateWorkflow(url: string): Promise<void> {
  await migrateService(url, workflowSchema);
  await seed(url);
  await migrateJobs({
    connectionString: url,
    schema: jobsSchema,
    role: serviceRole(workflowSchema.schema),
    logger: createLogger({ name: 'workflow', level: 'warn' }),
  });
}

export const workflowMigration: ServiceMigration = {
  service: workflowSchema,
  migrate: migrateWorkflow,
};

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
