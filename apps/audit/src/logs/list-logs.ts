import type { AuditLogFilter, auditLogListSchema } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { readCursor, writeCursor, type ListScope } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { findLogs } from './find-logs.ts';
import { listNewest } from './list-newest.ts';
import { searchLogs } from '../search/search-logs.ts';
import type { MatchCounts } from '../search/match-counts.ts';
import { toEntry, type EntryRow } from './to-entry.ts';

export interface ListContext {
  database: Database;
  matchCounts: MatchCounts;
}

/** What was found of a list: one page of it, newest first. */
export interface Found {
  rows: readonly EntryRow[];
  /** How many match, listed or not. */
  totalCount: number;
  /** Whether there are more after these. */
  hasMore: boolean;
}

/** How many the list shows by itself; `listNewest` and `searchLogs` find as many. */
const newestListed = 100;

/** Entries of the caller's workspace that match, newest first, page by page, and how many do. */
export async function listLogs(
  { database, matchCounts }: ListContext,
  call: Call,
  { limit, cursor, ...filter }: AuditLogFilter,
): Promise<z.output<typeof auditLogListSchema>> {
  const { workspaceId } = call.caller;
  const { status, q, ...others } = filter;
  const scope: ListScope = { list: 'audit-logs', workspaceId, filter };
  const after = readCursor(scope, cursor);
  const isPlain = Object.values(others).every((value) => value === undefined);
  const isNewest = isPlain && after === undefined && limit === newestListed;
  const found = await database.read(
    workspaceId,
    (queries) => {
      const context = { queries, matchCounts, workspaceId };
      if (!isNewest) return findLogs(context, { filter, after, limit });
      return q === undefined
        ? listNewest(queries, workspaceId, status)
        : searchLogs(context, { text: q, status });
    },
    // Counting the matches of a filter or a common text takes long the first time.
    { alone: q !== undefined || !isPlain },
  );
  return {
    workspaceId,
    logs: found.rows.map(toEntry),
    totalCount: found.totalCount,
    nextCursor: cursorAfter(scope, found),
  };
}

function cursorAfter(scope: ListScope, { rows, hasMore }: Found): string | null {
  const last = rows.at(-1);
  if (!hasMore || last === undefined) return null;
  return writeCursor(scope, { at: last.timestamp, id: last.id });
}
