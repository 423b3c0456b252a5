import type { EntryRow } from './to-entry.ts';

/** What was found of a list: one page of it, newest first. */
export interface Found {
  rows: readonly EntryRow[];
  /** How many match, listed or not. */
  totalCount: number;
  /** Whether there are more after these. */
  hasMore: boolean;
}
