import type { Run } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { desc, eq } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { runColumns, toRun } from './to-run.ts';

const listed = 50;

/** The workspace's 50 newest runs, newest first. */
export async function listRuns(database: Database, workspaceId: string): Promise<{ runs: Run[] }> {
  const rows = await database.read(workspaceId, (queries) =>
    queries
      .select(runColumns)
      .from(runs)
      .where(eq(runs.workspaceId, workspaceId))
      .orderBy(desc(runs.createdAt), desc(runs.id))
      .limit(listed),
  );
  return { runs: rows.map(toRun) };
}
