import type { Run } from '@workspace-ops/contracts';
import { isoMoment, type Database } from '@workspace-ops/db';
import { desc, eq } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';

const listed = 50;

const runColumns = {
  id: runs.id,
  workflowId: runs.workflowId,
  workflowName: runs.workflowName,
  status: runs.status,
  triggerSource: runs.triggerSource,
  initialContext: runs.initialContext,
  createdAt: isoMoment(runs.createdAt),
  startedAt: isoMoment(runs.startedAt),
  completedAt: isoMoment(runs.completedAt),
  errorMessage: runs.errorMessage,
};

/** The workspace's 50 newest runs, newest first. */
export async function listRuns(database: Database, workspaceId: string): Promise<{ runs: Run[] }> {
  const newest = await database.read(workspaceId, (queries) =>
    queries
      .select(runColumns)
      .from(runs)
      .where(eq(runs.workspaceId, workspaceId))
      .orderBy(desc(runs.createdAt), desc(runs.id))
      .limit(listed),
  );
  return { runs: newest };
}
