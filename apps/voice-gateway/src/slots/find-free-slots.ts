import type { Queries } from '@workspace-ops/db';
import { and, eq, gt, lt } from 'drizzle-orm';
import { bookings } from '../db/schema/bookings.ts';
import { businessSlots, slotMinutes } from './business-slots.ts';
import { freeSlots } from './free-slots.ts';

export interface FreeSlotsQuery {
  workspaceId: string;
  now: Temporal.Instant;
  timeZone: string;
}

/** The workspace's free slots of the next five business days, in order. One query. */
export async function findFreeSlots(
  db: Queries,
  { workspaceId, now, timeZone }: FreeSlotsQuery,
): Promise<Temporal.Instant[]> {
  const slots = businessSlots(now, timeZone);
  const last = slots.at(-1)!.add({ minutes: slotMinutes });
  const booked = await db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.workspaceId, workspaceId),
        // Every booking takes as long as a slot: none that begins earlier reaches into one.
        gt(bookings.startsAt, dateOf(slots[0]!.subtract({ minutes: slotMinutes }))),
        lt(bookings.startsAt, dateOf(last)),
      ),
    );
  return freeSlots(
    slots,
    booked.map(({ startsAt, endsAt }) => ({
      startMs: startsAt.getTime(),
      endMs: endsAt.getTime(),
    })),
  );
}

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
