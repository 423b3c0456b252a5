import type { Database } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { positionPutBack } from '../chain/rollback.ts';
import type { Witness } from '../chain/witness.ts';
import { readRollbacks } from './read-rollbacks.ts';

/**
 * Whether anything says that the end of the workspace's chain was lost: a record of it, an anchor
 * that is elsewhere, or what this process saw. A few rows tell, where a verification reads the chain.
 */
export async function mayBeRolledBack(
  { database, witness }: { database: Database; witness: Witness },
  workspaceId: string,
): Promise<boolean> {
  const seen = witness.seen(workspaceId);
  return database.read(workspaceId, async (queries) => {
    const rollbacks = await readRollbacks(queries, workspaceId);
    if (rollbacks.some(({ acknowledgedPosition }) => acknowledgedPosition === null)) return true;
    const [ends] = await queries.execute<{
      last: string;
      anchored: string;
      reason: string | null;
      hash: string | null;
    }>(sql`
      select
        (select coalesce(max(position), 0) from audit.events where workspace_id = ${workspaceId}) as last,
        (select coalesce(max(position), 0) from audit_anchor.heads
          where workspace_id = ${workspaceId}) as anchored,
        (select broken_reason from audit_anchor.heads
          where workspace_id = ${workspaceId}) as reason,
        (select encode(hash, 'hex') from audit.events
          where workspace_id = ${workspaceId} and position = ${seen?.position ?? 0}) as hash`);
    if (ends === undefined || ends.last !== ends.anchored) return true;
    if (ends.reason !== null && positionPutBack(ends.reason) !== null) return true;
    return seen !== undefined && seen.position > 0 && seen.hash !== ends.hash;
  });
}
