import { LRUCache } from 'lru-cache';

/** The latest head positions that this process has seen, against a head that is put back. */
export interface Witness {
  remember(workspaceId: string, position: number): void;
  /** 0 when none was seen. */
  positionOf(workspaceId: string): number;
}

export function createWitness(maxWorkspaces = 10_000): Witness {
  const positions = new LRUCache<string, number>({ max: maxWorkspaces });
  return {
    remember(workspaceId, position) {
      positions.set(workspaceId, Math.max(position, positions.get(workspaceId) ?? 0));
    },
    positionOf: (workspaceId) => positions.get(workspaceId) ?? 0,
  };
}
