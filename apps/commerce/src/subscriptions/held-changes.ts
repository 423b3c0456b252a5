import { type Clock, unavailable } from '@workspace-ops/service-kit';
import type { SubscriptionChange } from './subscription.ts';

/** Changes that were accepted while the database was away, in memory until it is back. */
export function createHeldChanges(max: number) {
  const byWorkspace = new Map<string, SubscriptionChange[]>();
  let count = 0;
  return {
    /** @throws {AppError} `unavailable` when no more can be held. */
    hold(change: SubscriptionChange): void {
      if (count >= max) throw unavailable('The database');
      const changes = byWorkspace.get(change.workspaceId) ?? [];
      // One that waited for the database without success comes after later ones that did not wait.
      const later = changes.findLastIndex(({ at }) => at <= change.at) + 1;
      byWorkspace.set(change.workspaceId, changes.toSpliced(later, 0, change));
      count += 1;
    },
    /** A workspace's changes, oldest first. */
    of: (workspaceId: string): readonly SubscriptionChange[] => byWorkspace.get(workspaceId) ?? [],
    workspaces: () => [...byWorkspace.keys()],
    /** Removes a workspace's changes that are written. */
    release(workspaceId: string, written: readonly SubscriptionChange[]): void {
      const changes = byWorkspace.get(workspaceId) ?? [];
      const gone = new Set(written);
      const left = changes.filter((change) => !gone.has(change));
      count -= changes.length - left.length;
      if (left.length === 0) byWorkspace.delete(workspaceId);
      else byWorkspace.set(workspaceId, left);
    },
    count: () => count,
  };
}

/** The clock's time, but never twice the same: the order of a process's changes is their time. */
export function strictlyRising(clock: Clock): Clock {
  let lastMs = 0;
  return {
    now() {
      lastMs = Math.max(clock.now().getTime(), lastMs + 1);
      return new Date(lastMs);
    },
  };
}
