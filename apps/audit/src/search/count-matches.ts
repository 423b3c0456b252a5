import type { Scope } from '@workspace-ops/db';
import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { noCounts, type StatusCounts } from '../chain/status-counts.ts';

/** How many entries had a text up to a position of the chain. */
interface MatchCount {
  position: number;
  counts: StatusCounts;
  /**
   * JSON of the timestamps and ids of the newest 100 of them, whatever their status; some that came
   * later may be among them. Null while only the number is known.
   */
  newest: string | null;
}

/**
 * Counted once, the matches of a text need only what came since to be counted on: the log is
 * append-only. So a search asked for again does not slow with history.
 */
export interface MatchCounts {
  get(workspaceId: string, needle: string): MatchCount | undefined;
  set(workspaceId: string, needle: string, count: MatchCount): void;
  delete(workspaceId: string, needle: string): void;
}

const maxTexts = 2_000;
/** In characters. A hundred entries take some 8,000. */
const maxSize = 8_000_000;

export function createMatchCounts(): MatchCounts {
  const known = new LRUCache<string, MatchCount>({
    max: maxTexts,
    maxSize,
    sizeCalculation: ({ newest }, key) => key.length + (newest?.length ?? 0),
  });
  const writeKey = (workspaceId: string, needle: string): string => `${workspaceId}\n${needle}`;
  return {
    get: (workspaceId, needle) => known.get(writeKey(workspaceId, needle)),
    set: (workspaceId, needle, count) => known.set(writeKey(workspaceId, needle), count),
    delete: (workspaceId, needle) => known.delete(writeKey(workspaceId, needle)),
  };
}

export interface SearchContext extends Scope {
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

export interface Matches extends MatchCount {
  /** The entries of the workspace, matching or not. */
  allEntries: number;
}

type ChangeRow = Record<
  'position' | 'all_entries' | 'success' | 'requires_approval' | 'warning' | 'error',
  string
> & { newest: string | null };

const nothing = (): MatchCount => ({ position: 0, counts: noCounts(), newest: '[]' });

/** Counts the entries that have a text, going on from where they were counted last. */
export async function countMatches(context: SearchContext, sought: Sought): Promise<Matches> {
  const { db, matchCounts, workspaceId } = context;
  const { needle, probes } = sought;
  const known = matchCounts.get(workspaceId, needle) ?? nothing();
  const [row] = await db.execute<ChangeRow>(sql`
    select h.position, h.success + h.requires_approval + h.warning + h.error as all_entries,
      m.success, m.requires_approval, m.warning, m.error, m.newest::text as newest
    from audit_anchor.heads h
    cross join lateral audit.count_matches(
      ${needle}, ${textArray(probes)}, ${known.position}, h.position, ${known.newest}::json) m
    where h.workspace_id = ${workspaceId}`);
  if (row === undefined) return { ...nothing(), allEntries: 0 };
  const position = Number(row.position);
  if (position < known.position) {
    // The chain is shorter than it was: nothing that was counted holds.
    matchCounts.delete(workspaceId, needle);
    return countMatches(context, sought);
  }
  const counts: StatusCounts = {
    success: known.counts.success + Number(row.success),
    requires_approval: known.counts.requires_approval + Number(row.requires_approval),
    warning: known.counts.warning + Number(row.warning),
    error: known.counts.error + Number(row.error),
  };
  const counted = { position, counts, newest: row.newest };
  matchCounts.set(workspaceId, needle, counted);
  return { ...counted, allEntries: Number(row.all_entries) };
}
