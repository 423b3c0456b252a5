import type { TakeTokensInput, TokensTaken } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
import { lt, sql } from 'drizzle-orm';
import { tokenBuckets } from '../db/schema/limits.ts';

/** Token buckets in PostgreSQL, for all replicas of the edge together. */
export interface TokenBuckets {
  /** Returns tokens, refills by the elapsed time, and takes as many as are there. */
  take(input: TakeTokensInput): Promise<TokensTaken>;
  deleteFull(): Promise<void>;
}

/** No window is longer: a bucket that nobody asked for a day is full, which no row says as well. */
const longestWindowMs = 86_400_000;

export function createTokenBuckets(database: Database, clock: Clock): TokenBuckets {
  return {
    async take(input) {
      const [row] = await database.transaction(allWorkspaces, ({ db }) =>
        db
          .insert(tokenBuckets)
          .values(fullBucket(input, clock.now()))
          .onConflictDoUpdate({ target: tokenBuckets.key, set: afterTaking(input) })
          .returning({ granted: tokenBuckets.granted, remaining: tokenBuckets.tokens }),
      );
      return row!;
    },
    async deleteFull() {
      const before = new Date(clock.now().getTime() - longestWindowMs);
      await database.transaction(allWorkspaces, ({ db }) =>
        db.delete(tokenBuckets).where(lt(tokenBuckets.countedAt, before)),
      );
    },
  };
}

function fullBucket({ key, capacity, wanted }: TakeTokensInput, now: Date) {
  const granted = Math.min(wanted, capacity);
  return { key, tokens: capacity - granted, countedAt: now, granted };
}

/** In one statement, so that two replicas never take the same token. */
function afterTaking({ capacity, windowSeconds, wanted, returned }: TakeTokensInput) {
  // A replica whose clock is behind takes nothing away.
  const seconds = sql`greatest(extract(epoch from excluded.counted_at - ${tokenBuckets.countedAt}), 0)`;
  const filled = sql`${seconds} * ${capacity}::float8 / ${windowSeconds}::float8`;
  const held = sql`least(${capacity}::float8, ${tokenBuckets.tokens} + ${returned}::float8 + ${filled})`;
  const granted = sql`least(${wanted}::int, floor(${held})::int)`;
  return {
    tokens: sql`${held} - ${granted}`,
    countedAt: sql`greatest(${tokenBuckets.countedAt}, excluded.counted_at)`,
    granted,
  };
}
