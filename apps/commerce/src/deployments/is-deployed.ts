import type { PlaybookId } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { subscriptions } from '../db/schema/subscriptions.ts';

/** Whether the workflow service has done what was last ordered for the playbook. */
export const isDeployed = (
  database: Database,
  workspaceId: string,
  playbookId: PlaybookId,
): Promise<boolean> =>
  database.read(workspaceId, async (db) => {
    const [row] = await db
      .select({ revision: subscriptions.revision, deployed: subscriptions.deployedRevision })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.workspaceId, workspaceId), eq(subscriptions.playbookId, playbookId)),
      );
    return row !== undefined && row.revision === row.deployed;
  });
