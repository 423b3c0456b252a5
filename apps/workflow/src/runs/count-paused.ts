import type { Database } from '@workspace-ops/db';
import { and, eq, isNull } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';

/** How many of the workspace's runs wait for approval. */
export const countPaused = async (
  database: Database,
  workspaceId: string,
): Promise<{ count: number }> => ({
  count: await database.read(workspaceId, async (queries) =>
    queries.$count(
      approvals,
      and(eq(approvals.workspaceId, workspaceId), isNull(approvals.decidedAt)),
    ),
  ),
});
