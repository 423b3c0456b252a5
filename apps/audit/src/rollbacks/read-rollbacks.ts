import type { Queries } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import type { SealedRollback } from '../chain/rollback.ts';

/** The rollbacks of the scope's workspace, the oldest first, each as JSON in `rollback`. */
export const selectRollbacks = `
  select json_build_object(
    'workspaceId', workspace_id, 'number', number, 'position', position, 'hash', encode(hash, 'hex'),
    'witnessedPosition', witnessed_position, 'witnessedHash', encode(witnessed_hash, 'hex'),
    'hasGap', has_gap, 'foundAtMs', found_at_ms, 'acknowledgedPosition', acknowledged_position,
    'acknowledgedHash', encode(acknowledged_hash, 'hex'), 'mac', encode(mac, 'hex')) as rollback
  from audit_anchor.rollbacks`;

/** The rollbacks of a workspace, the oldest first. */
export async function readRollbacks(
  queries: Queries,
  workspaceId: string,
): Promise<SealedRollback[]> {
  const rows = await queries.execute<{ rollback: SealedRollback }>(
    sql`${sql.raw(selectRollbacks)} where workspace_id = ${workspaceId} order by number`,
  );
  return rows.map(({ rollback }) => rollback);
}
