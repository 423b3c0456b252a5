import type { Slot } from './slots.ts';

/** The slots in which this process reads the queue at the moment. */
export interface ActivePeeks {
  during<T>(slot: Slot, peek: () => Promise<T>): Promise<T>;
  has(slot: Slot): boolean;
}

export function createActivePeeks(): ActivePeeks {
  const counts = new Map<string, number>();
  const toKey = ({ workspaceId, index }: Slot): string => `${workspaceId}:${index}`;
  const change = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    async during(slot, peek) {
      const key = toKey(slot);
      change(key, 1);
      try {
        return await peek();
      } finally {
        change(key, -1);
      }
    },
    has: (slot) => counts.has(toKey(slot)),
  };
}
