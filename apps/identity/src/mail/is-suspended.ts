import type { Database } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { suspensions } from '../db/schema/suspensions.ts';

/** Whether the operator has suspended the workspace. */
export async function isSuspended(database: Database, workspaceId: string): Promise<boolean> {
  const rows = await database.read(workspaceId, (queries) =>
    queries
      .select({ workspaceId: suspensions.workspaceId })
      .from(suspensions)
      .where(eq(suspensions.workspaceId, workspaceId)),
  );
  return rows.length > 0;
}
