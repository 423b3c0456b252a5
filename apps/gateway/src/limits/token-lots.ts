import type { TakeTokensInput, TokensTaken } from '@workspace-ops/contracts';
import type { Clock } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import type { Rate } from './rate.ts';

/** A token, or for how long there is none; and what is known of the bucket. */
export interface Taken {
  granted: boolean;
  remaining: number;
  retryAfterMs: number;
}

export interface TokenLotsOptions {
  /** Takes from the bucket that all replicas share. */
  take: (input: TakeTokensInput) => Promise<TokensTaken>;
  /** Told of a take that failed. */
  onFailed: (error: unknown) => void;
  clock: Clock;
}

export interface TokenLots {
  take(key: string, rate: Rate): Promise<Taken>;
  /** Gives back a token that was taken for nothing. */
  giveBack(key: string): void;
}

/** What this process holds of a bucket. */
interface Lot {
  left: number;
  /** What the shared bucket held after it was taken. */
  remaining: number;
  /** It is given back from here on. */
  endsAtMs: number;
  /** When none is left, there is nothing to ask for before. */
  emptyUntilMs: number;
}

const keptLots = 20_000;
/** A request takes a token; a twentieth of the bucket lets as many requests pass for one call. */
const lotsOfBucket = 20;

/**
 * Tokens of shared buckets, fetched many at a time so that a request does not cost a call. A lot
 * is kept for as long as the bucket takes to refill it, and its rest is given back with the next
 * take. While the buckets are out of reach, each process hands out lots at the bucket's own rate.
 */
export function createTokenLots({ take, onFailed, clock }: TokenLotsOptions): TokenLots {
  const lots = new LRUCache<string, Lot>({ max: keptLots });
  const underWay = new Map<string, Promise<void>>();

  const fetchLot = async (key: string, { capacity, windowSeconds }: Rate): Promise<void> => {
    const wanted = Math.ceil(capacity / lotsOfBucket);
    const tokenMs = (windowSeconds * 1_000) / capacity;
    const returned = lots.get(key)?.left ?? 0;
    lots.delete(key);
    try {
      const taken = await take({ key, capacity, windowSeconds, wanted, returned });
      const nowMs = clock.now().getTime();
      const emptyMs = taken.granted > 0 ? 0 : Math.max(1, (1 - taken.remaining) * tokenMs);
      lots.set(key, {
        left: taken.granted,
        remaining: Math.floor(taken.remaining),
        endsAtMs: nowMs + Math.max(1_000, taken.granted * tokenMs),
        emptyUntilMs: nowMs + emptyMs,
      });
    } catch (error) {
      onFailed(error);
      const endsAtMs = clock.now().getTime() + wanted * tokenMs;
      lots.set(key, { left: wanted, remaining: 0, endsAtMs, emptyUntilMs: endsAtMs });
    }
  };

  const refill = (key: string, rate: Rate): Promise<void> => {
    let fetching = underWay.get(key);
    if (fetching === undefined) {
      fetching = fetchLot(key, rate).finally(() => underWay.delete(key));
      underWay.set(key, fetching);
    }
    return fetching;
  };

  return {
    async take(key, rate) {
      for (;;) {
        const lot = lots.get(key);
        const nowMs = clock.now().getTime();
        if (lot !== undefined && lot.left > 0 && nowMs < lot.endsAtMs) {
          lot.left -= 1;
          return { granted: true, remaining: lot.remaining + lot.left, retryAfterMs: 0 };
        }
        if (lot !== undefined && lot.left === 0 && nowMs < lot.emptyUntilMs) {
          return { granted: false, remaining: 0, retryAfterMs: lot.emptyUntilMs - nowMs };
        }
        await refill(key, rate);
      }
    },
    giveBack(key) {
      const lot = lots.get(key);
      if (lot !== undefined) lot.left += 1;
    },
  };
}
