import { createDatabase, serviceRole } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { workflowSchema } from '../migrate.ts';

/** For an operator's program: the runs of a workspace that a worker has. */
export async function countRunningRuns(url: string, workspaceId: string): Promise<number> {
  const database = createDatabase({
    url,
    role: serviceRole(workflowSchema.schema),
    applicationName: 'admin program',
    readConnections: 1,
    transactionConnections: 1,
  });
  try {
    return await database.read(workspaceId, ({ db }) =>
      db.$count(runs, and(eq(runs.workspaceId, workspaceId), eq(runs.status, 'running'))),
    );
  } finally {
    await database.close();
  }
}
