import type { AuditStatus, auditLogFilter, auditLogListSchema } from '@workspace-ops/contracts';
import type { Database, Queries } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countOf, type StatusCounts } from '../chain/status-counts.ts';
import { searchLogs } from '../search/search-logs.ts';
import type { MatchCounts } from '../search/match-counts.ts';
import { entryColumns, toEntry, type EntryRow } from './to-entry.ts';

export interface ListContext {
  database: Database;
  matchCounts: MatchCounts;
}

type LogList = z.output<typeof auditLogListSchema>;

/** The newest 100 entries of the caller's workspace that match, and how many do. */
export async function listLogs(
  { database, matchCounts }: ListContext,
  call: Call,
  filter: z.output<typeof auditLogFilter>,
): Promise<LogList> {
  const { workspaceId } = call.caller;
  const { status, q } = filter;
  const found = await database.read(
    workspaceId,
    (queries) =>
      q === undefined
        ? listNewest(queries, workspaceId, status)
        : searchLogs({ queries, matchCounts }, workspaceId, { text: q, status }),
    // Counting the matches of a common text takes long the first time.
    { alone: q !== undefined },
  );
  return { workspaceId, ...found };
}

type NewestRow = EntryRow & Record<`all_${AuditStatus}`, string>;

/** One query, so that the number and the entries are of one moment. */
async function listNewest(
  queries: Queries,
  workspaceId: string,
  status: AuditStatus | undefined,
): Promise<Omit<LogList, 'workspaceId'>> {
  const rows = await queries.execute<NewestRow>(sql`
    select h.success as all_success, h.requires_approval as all_requires_approval,
      h.warning as all_warning, h.error as all_error, ${entryColumns}
    from audit_anchor.heads h
    left join lateral audit.newest_entries(h.workspace_id, ${status ?? null}) e on true
    where h.workspace_id = ${workspaceId}
    order by e.timestamp desc, e.id desc`);
  const [first] = rows;
  if (first === undefined) return { logs: [], totalCount: 0 };
  const counts: StatusCounts = {
    success: Number(first.all_success),
    requires_approval: Number(first.all_requires_approval),
    warning: Number(first.all_warning),
    error: Number(first.all_error),
  };
  // A head without entries is one row of nulls.
  const logs = rows.filter((row) => row.id !== null).map(toEntry);
  return { logs, totalCount: countOf(counts, status) };
}
