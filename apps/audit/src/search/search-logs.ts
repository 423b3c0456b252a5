import type { AuditLogEntry, AuditStatus } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import { countOf, totalOf } from '../chain/status-counts.ts';
import { entryColumns, toEntry, type EntryRow } from '../logs/to-entry.ts';
import { countMatches, type Matches, type SearchContext } from './count-matches.ts';
import { containsPattern } from './encode-search-text.ts';

export interface Search {
  /** Looked for literally, in any case. */
  text: string;
  status: AuditStatus | undefined;
}

/** The newest 100 entries with the text in action, agent, message or model, and how many have it. */
export async function searchLogs(
  context: SearchContext,
  workspaceId: string,
  { text, status }: Search,
): Promise<{ logs: AuditLogEntry[]; totalCount: number }> {
  const pattern = containsPattern(text);
  const matches = await countMatches(context, workspaceId, pattern);
  const totalCount = countOf(matches.counts, status);
  if (totalCount === 0) return { logs: [], totalCount };
  const find = sql.raw(isRare(matches, totalCount) ? 'audit.find_rare' : 'audit.find_common');
  const rows = await context.queries.execute<EntryRow>(sql`
    select ${entryColumns} from ${find}(${pattern}, ${status ?? null}) e
    order by e.timestamp desc, e.id desc`);
  return { logs: rows.map(toEntry), totalCount };
}

const listed = 100;

/**
 * Whether to fetch all matches by the search index, rather than to read from the newest entry
 * backwards until enough match: whichever looks at fewer entries.
 */
function isRare({ counts, allEntries }: Matches, totalCount: number): boolean {
  const readBackwards = totalCount <= listed ? allEntries : (allEntries / totalCount) * listed;
  return totalOf(counts) < readBackwards;
}
