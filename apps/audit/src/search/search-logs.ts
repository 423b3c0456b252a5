import type { AuditStatus } from '@workspace-ops/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { countWithStatus, sumCounts } from '../chain/status-counts.ts';
import type { Found } from '../entries/found.ts';
import { entryColumns, type EntryRow } from '../entries/to-entry.ts';
import {
  countMatches,
  type Matches,
  type SearchContext,
  type Sought,
  textArray,
} from './count-matches.ts';
import { chooseProbes, encode } from './search-text.ts';

export interface Search {
  /** Looked for literally, in any case. */
  text: string;
  status: AuditStatus | undefined;
}

export function toSought(text: string): Sought {
  const needle = encode(text);
  return { needle, probes: chooseProbes(needle) };
}

/** The newest 100 entries with the text in action, agent, message or model, and how many have it. */
export async function searchLogs(context: SearchContext, { text, status }: Search): Promise<Found> {
  const { workspaceId } = context;
  const sought = toSought(text);
  const matches = await countMatches(context, sought);
  const totalCount = countWithStatus(matches.counts, status);
  if (totalCount === 0) return { rows: [], totalCount, hasMore: false };
  const rows = await context.db.execute<EntryRow>(
    sql`select ${entryColumns} from ${selectNewest(sought, matches, status)} e order by e.timestamp desc, e.id desc`,
  );
  if (status === undefined && matches.newest === null) {
    const { position, counts } = matches;
    const count = { position, counts, newest: writeKeys(rows) };
    context.matchCounts.set(workspaceId, sought.needle, count);
  }
  const hasMore = totalCount > rows.length || (await hasOlder(context, sought, { rows, status }));
  return { rows, totalCount, hasMore };
}

/** Whether what came between the count and the list took the place of an older entry. */
async function hasOlder(
  { db }: SearchContext,
  { needle, probes }: Sought,
  { rows, status }: { rows: readonly EntryRow[]; status: AuditStatus | undefined },
): Promise<boolean> {
  const last = rows[listed - 1];
  if (last === undefined) return false;
  const asked = JSON.stringify({ needle, status });
  const older = await db.execute(sql`
    select 1 from audit.find_entries(
      ${asked}::text::json, ${textArray(probes)}, ${last.timestamp}::timestamptz, ${last.id}, 1)`);
  return older.length > 0;
}

/** Where the newest matches of a status are found with the least work. */
function selectNewest({ needle, probes }: Sought, matches: Matches, status?: AuditStatus): SQL {
  if (status === undefined && matches.newest !== null) {
    return sql`audit.find_known(${matches.newest}::json)`;
  }
  return isRare(matches, countWithStatus(matches.counts, status), probes)
    ? sql`audit.find_rare(${needle}, ${textArray(probes)}, ${status ?? null})`
    : sql`audit.find_common(${needle}, ${status ?? null})`;
}

const writeKeys = (rows: readonly EntryRow[]): string =>
  JSON.stringify(rows.map(({ timestamp, id }) => ({ timestamp, id })));

const listed = 100;
/** What the index costs for a match, in entries read one after the other: a guess from measuring. */
const indexedMatchCost = 10;

/**
 * Whether to fetch all matches by the search index, rather than to read from the newest entry
 * backwards until enough match. Without probes the index is of no help.
 */
export function isRare(
  { counts, allEntries }: Matches,
  totalCount: number,
  probes: string[],
): boolean {
  const readBackwards = totalCount <= listed ? allEntries : (allEntries / totalCount) * listed;
  return probes.length > 0 && sumCounts(counts) * indexedMatchCost < readBackwards;
}
