import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, count, eq, gte, ne, sql } from 'drizzle-orm';
import { dispatches } from '../db/schema/dispatches.ts';
import { instantOf } from '../slots/instants.ts';

export interface DailyLimit {
  /** Calls to one number a day; null for any number. */
  perNumber: number | null;
  /** The IANA name of the zone whose days count. */
  timeZone: string;
}

/**
 * Holds the number's turn until the transaction ends, so that of two calls at once only one counts
 * as the day's first.
 * @throws {AppError} `rate_limited` until the next day.
 */
export async function admitCallOfDay(
  tx: Transaction,
  { perNumber, timeZone }: DailyLimit,
  { phone, now }: { phone: string; now: Date },
): Promise<void> {
  if (perNumber === null) return;
  const turn = `dispatch ${tx.workspaceId} ${phone}`;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
  const local = instantOf(now).toZonedDateTimeISO(timeZone);
  const [row] = await tx.db
    .select({ made: count() })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.workspaceId, tx.workspaceId),
        eq(dispatches.recipientPhone, phone),
        gte(dispatches.createdAt, new Date(local.startOfDay().epochMilliseconds)),
        ne(dispatches.status, 'cancelled'),
      ),
    );
  if (row!.made < perNumber) return;
  const nextDay = local.add({ days: 1 }).startOfDay();
  const calls = perNumber === 1 ? 'once' : `${perNumber} times`;
  throw new AppError('rate_limited', `recipientPhone may be called ${calls} a day.`, {
    retryAfterSeconds: Math.ceil((nextDay.epochMilliseconds - now.getTime()) / 1_000),
  });
}
