import { allWorkspaces, type Database } from '@workspace-ops/db';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import { and, asc, gt, inArray, lte, or, eq, sql } from 'drizzle-orm';
import { attempts } from '../db/schema/limits.ts';

/** How often a thing may happen in a window that begins with its first time. */
export interface Limit {
  key: string;
  max: number;
  windowMs: number;
  /** The message of the 429. */
  message: string;
}

/** What was counted, by key and window, so that exactly that can be taken back. */
export type Reservation = { key: string; windowEndsAt: Date }[];

/** Counts attempts in PostgreSQL, for all replicas together. */
export interface AttemptLimits {
  /** @throws {AppError} `rate_limited` when a limit is reached already; counts nothing. */
  check(limits: Limit[]): Promise<void>;
  /**
   * Counts an attempt against every limit, or against none.
   * @throws {AppError} `rate_limited`.
   */
  reserve(limits: Limit[]): Promise<Reservation>;
  /** Removes from the count what was no failure. */
  release(reservation: Reservation): Promise<void>;
  /** Deletes the counts of the keys, and of keys that begin with one of them and a colon. */
  forget(keys: string[]): Promise<void>;
  deleteExpired(): Promise<void>;
}

export function createAttemptLimits(database: Database, clock: Clock): AttemptLimits {
  return {
    async check(limits) {
      const now = clock.now();
      const rows = await database.read(allWorkspaces, ({ db }) =>
        db
          .select({
            key: attempts.key,
            count: attempts.count,
            windowEndsAt: attempts.windowEndsAt,
          })
          .from(attempts)
          .where(and(inArray(attempts.key, listKeys(limits)), gt(attempts.windowEndsAt, now))),
      );
      refuseReached(limits, rows, { now, isReached: (count, max) => count >= max });
    },
    /** Counted before the work, in one transaction, so that concurrent guesses cannot pass the limit. */
    reserve: (limits) =>
      database.transaction(allWorkspaces, async ({ db }) => {
        const now = clock.now();
        const isOver = lte(attempts.windowEndsAt, now);
        const rows = await db
          .insert(attempts)
          .values(newCounters(limits, now))
          .onConflictDoUpdate({
            target: attempts.key,
            set: {
              count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
              windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
            },
          })
          .returning();
        // Thrown inside the transaction: what is refused counts against no other limit either.
        refuseReached(limits, rows, { now, isReached: (count, max) => count > max });
        return rows.map(({ key, windowEndsAt }) => ({ key, windowEndsAt }));
      }),
    async release(reservation) {
      const reserved = or(
        ...reservation.map((row) =>
          and(eq(attempts.key, row.key), eq(attempts.windowEndsAt, row.windowEndsAt)),
        ),
      );
      await database.transaction(allWorkspaces, async ({ db }) => {
        // Locked in the order that reserving takes, so that the two never wait on each other.
        const rows = await db
          .select({ key: attempts.key })
          .from(attempts)
          .where(reserved)
          .orderBy(asc(attempts.key))
          .for('update');
        const keys = rows.map((row) => row.key);
        if (keys.length === 0) return;
        await db
          .update(attempts)
          .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
          .where(inArray(attempts.key, keys));
      });
    },
    async forget(keys) {
      const counted = or(
        inArray(attempts.key, keys),
        // With the colon: one email can be the beginning of another.
        ...keys.map((key) => sql`starts_with(${attempts.key}, ${`${key}:`})`),
      );
      await database.transaction(allWorkspaces, ({ db }) => db.delete(attempts).where(counted));
    },
    async deleteExpired() {
      const now = clock.now();
      await database.transaction(allWorkspaces, ({ db }) =>
        db.delete(attempts).where(lte(attempts.windowEndsAt, now)),
      );
    },
  };
}

const listKeys = (limits: Limit[]): string[] => limits.map((limit) => limit.key);

const newCounters = (limits: Limit[], now: Date) =>
  limits
    .map((limit) => ({
      key: limit.key,
      count: 1,
      windowEndsAt: new Date(now.getTime() + limit.windowMs),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));

interface Counter {
  key: string;
  count: number;
  windowEndsAt: Date;
}

function refuseReached(
  limits: Limit[],
  counters: Counter[],
  options: { now: Date; isReached: (count: number, max: number) => boolean },
): void {
  const byKey = new Map(counters.map((counter) => [counter.key, counter]));
  const reached = limits.flatMap((limit) => {
    const counter = byKey.get(limit.key);
    const isReached = counter !== undefined && options.isReached(counter.count, limit.max);
    return isReached ? [{ message: limit.message, until: counter.windowEndsAt.getTime() }] : [];
  });
  const longest = reached.toSorted((a, b) => b.until - a.until)[0];
  if (longest === undefined) return;
  const seconds = Math.ceil((longest.until - options.now.getTime()) / 1_000);
  throw new AppError('rate_limited', longest.message, { retryAfterSeconds: Math.max(1, seconds) });
}
