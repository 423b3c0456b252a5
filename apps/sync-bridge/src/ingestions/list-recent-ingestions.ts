import type { Ingestion } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { desc, eq } from 'drizzle-orm';
import { ingestions } from '../db/schema/ingestions.ts';

const recentIngestions = 10;

/** The workspace's last 10 ingestions, newest first. */
export async function listRecentIngestions(
  database: Database,
  workspaceId: string,
): Promise<Ingestion[]> {
  const rows = await database.read(workspaceId, ({ db }) =>
    db
      .select({
        ingestionId: ingestions.id,
        receivedAt: ingestions.receivedAt,
        source: ingestions.source,
        dataType: ingestions.dataType,
        routedRunId: ingestions.routedRunId,
        notes: ingestions.notes,
      })
      .from(ingestions)
      .where(eq(ingestions.workspaceId, workspaceId))
      .orderBy(desc(ingestions.receivedAt), desc(ingestions.id))
      .limit(recentIngestions),
  );
  return rows.map(toIngestion);
}

interface Row {
  ingestionId: string;
  receivedAt: Date;
  source: string;
  dataType: string;
  routedRunId: string | null;
  notes: string | null;
}

const toIngestion = (row: Row): Ingestion => ({
  ingestionId: row.ingestionId,
  receivedAt: row.receivedAt.toISOString(),
  source: row.source,
  dataType: row.dataType as Ingestion['dataType'],
  status: row.routedRunId === null ? 'ingested' : 'routed_to_workflow',
  ...(row.routedRunId === null ? {} : { routedRunId: row.routedRunId }),
  ...(row.notes === null ? {} : { notes: row.notes }),
});
