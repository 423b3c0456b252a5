import { LRUCache } from 'lru-cache';
import type { StatusCounts } from '../chain/status-counts.ts';

/** How many entries matched a pattern up to a position of the chain. */
export interface MatchCount {
  position: number;
  counts: StatusCounts;
}

/**
 * Counted once, the matches of a pattern need only what came since to be counted on: the log is
 * append-only. So a search asked for again does not slow with history.
 */
export interface MatchCounts {
  get(workspaceId: string, pattern: string): MatchCount | undefined;
  set(workspaceId: string, pattern: string, count: MatchCount): void;
  delete(workspaceId: string, pattern: string): void;
}

export function createMatchCounts(maxPatterns = 2_000): MatchCounts {
  const known = new LRUCache<string, MatchCount>({ max: maxPatterns });
  const keyOf = (workspaceId: string, pattern: string): string => `${workspaceId}\n${pattern}`;
  return {
    get: (workspaceId, pattern) => known.get(keyOf(workspaceId, pattern)),
    set: (workspaceId, pattern, count) => known.set(keyOf(workspaceId, pattern), count),
    delete: (workspaceId, pattern) => known.delete(keyOf(workspaceId, pattern)),
  };
}
