import type { AuditLogFilter } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { Place } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { countWithStatus, noCounts, type StatusCounts } from '../chain/status-counts.ts';
import { countMatches, textArray, type SearchContext } from '../search/count-matches.ts';
import { isRare, toSought } from '../search/search-logs.ts';
import type { Found } from '../entries/found.ts';
import { entryColumns, type EntryRow } from '../entries/to-entry.ts';

type Filter = Omit<AuditLogFilter, 'limit' | 'cursor'>;

export interface Wanted {
  filter: Filter;
  /** The entry after which the page begins. */
  after: Place | undefined;
  limit: number;
}

/** A page of the entries that match, of any size, from any place, by any filters. */
export async function findLogs(
  context: SearchContext,
  { filter, after, limit }: Wanted,
): Promise<Found> {
  const { needle, probes, counts } = await readSearch(context, filter);
  const { status, q: _, ...others } = filter;
  const isCounted = Object.values(others).every((value) => value === undefined);
  const asked = JSON.stringify({ ...others, status, needle });
  const rows = await context.db.execute<EntryRow>(sql`
    select ${entryColumns}
    from audit.find_entries(${asked}::text::json, ${textArray(probes)}, ${after?.at ?? null}::timestamptz,
      ${after?.id ?? null}, ${limit + 1}::int) e
    order by e.timestamp desc, e.id desc`);
  const count = async (): Promise<number> => {
    if (isCounted) return countWithStatus(counts, status);
    const isWhole = after === undefined && rows.length <= limit;
    return isWhole ? rows.length : countEntries(context, asked, probes);
  };
  return {
    rows: rows.slice(0, limit),
    totalCount: await count(),
    hasMore: rows.length > limit,
  };
}

interface SearchOutcome {
  needle?: string;
  /** Empty where the search index is of no help. */
  probes: string[];
  /** Of the entries with the text, or of all. */
  counts: StatusCounts;
}

/** What is known of how many entries have the text; without one, of all entries. */
async function readSearch(context: SearchContext, { q, status }: Filter): Promise<SearchOutcome> {
  if (q === undefined) return { probes: [], counts: await readCounts(context) };
  const sought = toSought(q);
  const matches = await countMatches(context, sought);
  const rare = isRare(matches, countWithStatus(matches.counts, status), sought.probes);
  return { needle: sought.needle, probes: rare ? sought.probes : [], counts: matches.counts };
}

async function readCounts({ db, workspaceId }: SearchContext): Promise<StatusCounts> {
  const rows = await db.execute<Record<keyof StatusCounts, string>>(sql`
    select success, requires_approval, warning, error from audit_anchor.heads
    where workspace_id = ${workspaceId}`);
  const [head] = rows;
  if (head === undefined) return noCounts();
  return {
    success: Number(head.success),
    requires_approval: Number(head.requires_approval),
    warning: Number(head.warning),
    error: Number(head.error),
  };
}

async function countEntries({ db }: Scope, asked: string, probes: string[]): Promise<number> {
  const [row] = await db.execute<{ count: string }>(
    sql`select audit.count_entries(${asked}::text::json, ${textArray(probes)}) as count`,
  );
  return Number(row!.count);
}
