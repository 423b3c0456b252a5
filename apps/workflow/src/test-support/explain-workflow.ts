import { serviceRole, type Database } from '@workspace-ops/db';
import { explainQueries, type ExplainedQueries } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { createWorkflowDatabase } from './start-workflow.ts';

export type ExplainedWorkflow = ExplainedQueries<Database>;

/** A database with rows whose plans can be looked at. */
export const explainWorkflow = async (...seed: string[]): Promise<ExplainedWorkflow> =>
  explainQueries({
    database: await createWorkflowDatabase(),
    seed,
    role: serviceRole('workflow'),
    openQueries: (client) => drizzle(client, { casing: 'snake_case' }),
  });
