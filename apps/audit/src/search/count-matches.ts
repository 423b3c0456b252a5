import type { Queries } from '@workspace-ops/db';
import { sql, type SQL } from 'drizzle-orm';
import { noCounts, type StatusCounts } from '../chain/status-counts.ts';
import type { MatchCounts } from './match-counts.ts';

export interface SearchContext {
  queries: Queries;
  matchCounts: MatchCounts;
}

/** A text to look for, as the search functions take it. */
export interface Sought {
  /** Encoded. */
  needle: string;
  probes: string[];
}

/** Probes are letters and digits, so they need no escaping within an array's text. */
export const textArray = (probes: string[]): SQL => sql`${`{${probes.join(',')}}`}::text[]`;

export interface Matches {
  counts: StatusCounts;
  /** The entries of the workspace, matching or not. */
  allEntries: number;
}

type ChangeRow = Record<
  'position' | 'all_entries' | 'success' | 'requires_approval' | 'warning' | 'error',
  string
>;

/** Counts the entries that have a text, going on from where they were counted last. */
export async function countMatches(
  context: SearchContext,
  workspaceId: string,
  sought: Sought,
): Promise<Matches> {
  const { queries, matchCounts } = context;
  const { needle, probes } = sought;
  const known = matchCounts.get(workspaceId, needle) ?? { position: 0, counts: noCounts() };
  const [row] = await queries.execute<ChangeRow>(sql`
    select h.position, h.success + h.requires_approval + h.warning + h.error as all_entries,
      m.success, m.requires_approval, m.warning, m.error
    from audit_anchor.heads h
    cross join lateral audit.count_matches(${needle}, ${textArray(probes)}, ${known.position}, h.position) m
    where h.workspace_id = ${workspaceId}`);
  if (row === undefined) return { counts: noCounts(), allEntries: 0 };
  const position = Number(row.position);
  if (position < known.position) {
    // The chain is shorter than it was: nothing that was counted holds.
    matchCounts.delete(workspaceId, needle);
    return countMatches(context, workspaceId, sought);
  }
  const counts: StatusCounts = {
    success: known.counts.success + Number(row.success),
    requires_approval: known.counts.requires_approval + Number(row.requires_approval),
    warning: known.counts.warning + Number(row.warning),
    error: known.counts.error + Number(row.error),
  };
  matchCounts.set(workspaceId, needle, { position, counts });
  return { counts, allEntries: Number(row.all_entries) };
}
