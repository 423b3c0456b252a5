import type { LaneTurn } from './lanes.ts';

/** The looks at lanes' queues that are under way in this process. */
export interface LaneLooks {
  during<T>(turn: LaneTurn, look: () => Promise<T>): Promise<T>;
  isUnderWay(turn: LaneTurn): boolean;
}

export function createLaneLooks(): LaneLooks {
  const counts = new Map<string, number>();
  const keyOf = ({ workspaceId, lane }: LaneTurn): string => `${workspaceId}:${lane}`;
  const change = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    async during(turn, look) {
      const key = keyOf(turn);
      change(key, 1);
      try {
        return await look();
      } finally {
        change(key, -1);
      }
    },
    isUnderWay: (turn) => counts.has(keyOf(turn)),
  };
}
