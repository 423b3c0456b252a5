import type { Clock } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import type { Rollback } from './rollback.ts';

/** A chain's end as this process has seen it. */
export interface Seen {
  position: number;
  hash: string;
  seenAtMs: number;
}

/** The highest chain ends that this process has seen, by which it detects a rollback. */
export interface HighWaterMarks {
  remember(workspaceId: string, end: { position: number; hash: string }): void;
  seen(workspaceId: string): Seen | undefined;
  /** Begins anew, after a rollback that was acknowledged. */
  forget(workspaceId: string): void;
}

export function createHighWaterMarks(clock: Clock, maxWorkspaces = 10_000): HighWaterMarks {
  const ends = new LRUCache<string, Seen>({ max: maxWorkspaces });
  return {
    remember(workspaceId, { position, hash }) {
      const before = ends.get(workspaceId);
      if (before !== undefined && before.position > position) return;
      ends.set(workspaceId, { position, hash, seenAtMs: clock.now().getTime() });
    },
    seen: (workspaceId) => ends.get(workspaceId),
    forget: (workspaceId) => void ends.delete(workspaceId),
  };
}

/** Whether what was seen is among what a rollback lost and somebody acknowledged. */
export const isAcknowledged = (seen: Seen, rollbacks: readonly Rollback[]): boolean =>
  rollbacks.some(
    (rollback) =>
      rollback.acknowledgedPosition !== null &&
      seen.position > rollback.position &&
      seen.position <= rollback.witnessedPosition &&
      seen.seenAtMs <= rollback.foundAtMs,
  );
