import { LRUCache } from 'lru-cache';
import type { StatusCounts } from '../chain/status-counts.ts';

/** How many entries had a text up to a position of the chain. */
export interface MatchCount {
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
  const keyOf = (workspaceId: string, needle: string): string => `${workspaceId}\n${needle}`;
  return {
    get: (workspaceId, needle) => known.get(keyOf(workspaceId, needle)),
    set: (workspaceId, needle, count) => known.set(keyOf(workspaceId, needle), count),
    delete: (workspaceId, needle) => known.delete(keyOf(workspaceId, needle)),
  };
}
