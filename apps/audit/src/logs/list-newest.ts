import type { AuditStatus } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { countOf, type StatusCounts } from '../chain/status-counts.ts';
import type { Found } from './list-logs.ts';
import { entryColumns, type EntryRow } from './to-entry.ts';

type NewestRow = EntryRow & Record<`all_${AuditStatus}`, string>;

/** The newest 100 entries. One query, so that the number and the entries are of one moment. */
export async function listNewest(
  queries: Queries,
  workspaceId: string,
  status: AuditStatus | undefined,
): Promise<Found> {
  const rows = await queries.execute<NewestRow>(sql`
    select h.success as all_success, h.requires_approval as all_requires_approval,
      h.warning as all_warning, h.error as all_error, ${entryColumns}
    from audit_anchor.heads h
    left join lateral audit.newest_entries(h.workspace_id, ${status ?? null}) e on true
    where h.workspace_id = ${workspaceId}
    order by e.timestamp desc, e.id desc`);
  const [first] = rows;
  if (first === undefined) return { rows: [], totalCount: 0, hasMore: false };
  const counts: StatusCounts = {
    success: Number(first.all_success),
    requires_approval: Number(first.all_requires_approval),
    warning: Number(first.all_warning),
    error: Number(first.all_error),
  };
  const totalCount = countOf(counts, status);
  // A head without entries is one row of nulls.
  const entries = rows.filter((row) => row.id !== null);
  return { rows: entries, totalCount, hasMore: totalCount > entries.length };
}
