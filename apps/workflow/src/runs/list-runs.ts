import type { Run } from '@workspace-ops/contracts';
import { isoOf, type Database } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';

const listed = 50;

/** A run as PostgreSQL prints it. */
type ListedRun = { [column in keyof Run]: Run[column] };

/** The workspace's 50 newest runs, newest first. */
export async function listRuns(database: Database, workspaceId: string): Promise<{ runs: Run[] }> {
  // As text and not by the query builder, whose mapping of the rows costs as much as reading them.
  const rows = await database.read(workspaceId, (queries) =>
    queries.execute<ListedRun>(sql`
      select id, workflow_id as "workflowId", workflow_name as "workflowName", status,
        trigger_source as "triggerSource", initial_context as "initialContext",
        created_at as "createdAt", started_at as "startedAt", completed_at as "completedAt",
        error_message as "errorMessage"
      from ${runs} where workspace_id = ${workspaceId}
      order by created_at desc, id desc limit ${listed}::int`),
  );
  return { runs: rows.map(toRun) };
}

const toRun = (row: ListedRun): Run => ({
  ...row,
  createdAt: isoOf(row.createdAt),
  startedAt: row.startedAt && isoOf(row.startedAt),
  completedAt: row.completedAt && isoOf(row.completedAt),
});
