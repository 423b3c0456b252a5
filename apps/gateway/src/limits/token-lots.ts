import type { TakeTokensInput, TokensTaken } from '@workspace-ops/contracts';
import { shareCallByKey, type Clock } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import type { Rate } from '../setting-values/rate.ts';

/** Tokens, or for how long there is none; and what is known of the bucket. */
export interface Taken {
  granted: boolean;
  remaining: number;
  retryAfterMs: number;
}

export interface TokenLotsOptions {
  /** Takes from the bucket that all replicas share. */
  take: (input: TakeTokensInput) => Promise<TokensTaken>;
  /** Called when a take failed. */
  onFailed: (error: unknown) => void;
  clock: Clock;
}

export interface TokenLots {
  /** All of the tokens, as many as a full bucket holds at most, or none. */
  take(key: string, rate: Rate, tokens?: number): Promise<Taken>;
  /** Returns tokens that were taken and not used. */
  returnTokens(key: string, tokens?: number): void;
}

/** What this process holds of a bucket. */
interface Lot {
  left: number;
  /** What the shared bucket held after it was taken. */
  remaining: number;
  /** From then on it is returned. */
  endsAtMs: number;
  /** When the bucket can have so many more than are left: there is no asking for them before. */
  filledAtMs(missing: number): number;
}

const keptLots = 20_000;
/** A request takes a token; a twentieth of the bucket lets as many requests pass for one call. */
const lotsOfBucket = 20;

/**
 * Tokens of shared buckets, fetched many at a time so that a request does not cost a call. A lot
 * is kept for as long as the bucket takes to refill it, and its rest is returned with the next
 * take. While the buckets are out of reach, each process hands out lots at the bucket's own rate.
 * Why: docs/decisions/0018.
 */
export function createTokenLots({ take, onFailed, clock }: TokenLotsOptions): TokenLots {
  const lots = new LRUCache<string, Lot>({ max: keptLots });
  const share = shareCallByKey<void>();

  const fetchLot = async (
    key: string,
    { capacity, windowSeconds }: Rate,
    tokens: number,
  ): Promise<void> => {
    const wanted = Math.max(tokens, Math.ceil(capacity / lotsOfBucket));
    const tokenMs = (windowSeconds * 1_000) / capacity;
    const returned = lots.get(key)?.left ?? 0;
    lots.delete(key);
    try {
      const taken = await take({ key, capacity, windowSeconds, wanted, returned });
      const nowMs = clock.now().getTime();
      lots.set(key, {
        left: taken.granted,
        remaining: Math.floor(taken.remaining),
        endsAtMs: nowMs + Math.max(1_000, taken.granted * tokenMs),
        filledAtMs: (missing) =>
          taken.granted === wanted
            ? nowMs
            : nowMs + Math.max(1, (missing - taken.remaining) * tokenMs),
      });
    } catch (error) {
      onFailed(error);
      const endsAtMs = clock.now().getTime() + wanted * tokenMs;
      lots.set(key, { left: wanted, remaining: 0, endsAtMs, filledAtMs: () => endsAtMs });
    }
  };

  return {
    async take(key, rate, asked = 1) {
      const tokens = Math.min(asked, rate.capacity);
      for (;;) {
        const lot = lots.get(key);
        const nowMs = clock.now().getTime();
        if (lot !== undefined && lot.left >= tokens && nowMs < lot.endsAtMs) {
          lot.left -= tokens;
          return { granted: true, remaining: lot.remaining + lot.left, retryAfterMs: 0 };
        }
        const filledAtMs = lot?.filledAtMs(tokens - lot.left) ?? nowMs;
        if (lot !== undefined && lot.left < tokens && nowMs < filledAtMs) {
          return { granted: false, remaining: lot.left, retryAfterMs: filledAtMs - nowMs };
        }
        await share(key, () => fetchLot(key, rate, tokens));
      }
    },
    returnTokens(key, tokens = 1) {
      const lot = lots.get(key);
      if (lot !== undefined) lot.left += tokens;
    },
  };
}
