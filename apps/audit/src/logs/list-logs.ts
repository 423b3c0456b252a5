import type { AuditLogFilter, auditLogListSchema, AuditStatus } from '@workspace-ops/contracts';
import type { Database, Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { type ListScope, readCursor, writeCursor } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countWithStatus, type StatusCounts } from '../chain/status-counts.ts';
import type { MatchCounts } from '../search/count-matches.ts';
import { searchLogs } from '../search/search-logs.ts';
import { findLogs } from './find-logs.ts';
import type { Found } from '../entries/found.ts';
import { entryColumns, type EntryRow, toEntry } from '../entries/to-entry.ts';

export interface ListContext {
  database: Database;
  matchCounts: MatchCounts;
}

/** How many the list shows by itself; `listNewest` and `searchLogs` find as many. */
const newestListed = 100;

/** Entries of the caller's workspace that match, newest first, page by page, and how many do. */
export async function listLogs(
  { database, matchCounts }: ListContext,
  ctx: RequestContext,
  { limit, cursor, ...filter }: AuditLogFilter,
): Promise<z.output<typeof auditLogListSchema>> {
  const { workspaceId } = ctx.caller;
  const { status, q, ...others } = filter;
  const list: ListScope = { list: 'audit-logs', workspaceId, filter };
  const after = readCursor(list, cursor);
  const isPlain = Object.values(others).every((value) => value === undefined);
  const isNewest = isPlain && after === undefined && limit === newestListed;
  const found = await database.read(workspaceId, (scope) => {
    const context = { ...scope, matchCounts };
    if (!isNewest) return findLogs(context, { filter, after, limit });
    return q === undefined ? listNewest(scope, status) : searchLogs(context, { text: q, status });
  });
  return {
    workspaceId,
    logs: found.rows.map(toEntry),
    totalCount: found.totalCount,
    nextCursor: cursorAfter(list, found),
  };
}

function cursorAfter(scope: ListScope, { rows, hasMore }: Found): string | null {
  const last = rows.at(-1);
  if (!hasMore || last === undefined) return null;
  return writeCursor(scope, { at: last.timestamp, id: last.id });
}

type NewestRow = EntryRow & Record<`all_${AuditStatus}`, string>;

/** The newest 100 entries. One query, so that the number and the entries are of one moment. */
async function listNewest(
  { db, workspaceId }: Scope,
  status: AuditStatus | undefined,
): Promise<Found> {
  const rows = await db.execute<NewestRow>(sql`
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
  const totalCount = countWithStatus(counts, status);
  // A head without entries is one row of nulls.
  const entries = rows.filter((row) => row.id !== null);
  return { rows: entries, totalCount, hasMore: totalCount > entries.length };
}
