import { slotMinutes } from './business-slots.ts';

/** What is booked, in milliseconds since 1970; the end is free again. */
export interface BookedTime {
  startMs: number;
  endMs: number;
}

const slotMs = slotMinutes * 60_000;

/** The slots that no booking overlaps. */
export const freeSlots = (
  slots: readonly Temporal.Instant[],
  booked: readonly BookedTime[],
): Temporal.Instant[] =>
  slots.filter((slot) => {
    const startMs = slot.epochMilliseconds;
    return !booked.some((one) => one.startMs < startMs + slotMs && startMs < one.endMs);
  });
