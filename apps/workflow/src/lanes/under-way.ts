import type { LaneTurn } from './lanes.ts';

/** The runs that this process executes right now, so that their leases are kept. */
export interface HeldRuns {
  /** Registers an attempt; the signal aborts its work when the run is lost. */
  hold(token: string): AbortSignal;
  release(token: string): void;
  /** Aborts the work of an attempt that lost its run. */
  lose(token: string): void;
  tokens(): string[];
}

export function createHeldRuns(): HeldRuns {
  const attempts = new Map<string, AbortController>();
  return {
    hold(token) {
      const controller = new AbortController();
      attempts.set(token, controller);
      return controller.signal;
    },
    release: (token) => void attempts.delete(token),
    lose: (token) => attempts.get(token)?.abort(),
    tokens: () => [...attempts.keys()],
  };
}

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
