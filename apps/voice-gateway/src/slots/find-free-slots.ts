import type { Scope } from '@workspace-ops/db';
import { and, eq, gt, lt } from 'drizzle-orm';
import { bookings } from '../db/schema/voice-schema.ts';
import { businessSlots, slotMinutes } from './business-slots.ts';

/** The workspace's free slots of the next five business days, in order. One query. */
export async function findFreeSlots(
  { db, workspaceId }: Scope,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
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
        gt(bookings.startsAt, toDate(slots[0]!.subtract({ minutes: slotMinutes }))),
        lt(bookings.startsAt, toDate(last)),
      ),
    );
  return freeSlots(
    slots,
    booked.map((one) => ({ startMs: one.startsAt.getTime(), endMs: one.endsAt.getTime() })),
  );
}

const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

const slotMs = slotMinutes * 60_000;

/** The slots that no booking overlaps, in milliseconds since 1970; the end is free again. */
export const freeSlots = (
  slots: readonly Temporal.Instant[],
  booked: readonly { startMs: number; endMs: number }[],
): Temporal.Instant[] =>
  slots.filter((slot) => {
    const startMs = slot.epochMilliseconds;
    return !booked.some((one) => one.startMs < startMs + slotMs && startMs < one.endMs);
  });
