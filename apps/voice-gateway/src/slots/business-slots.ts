export const slotMinutes = 30;

const businessDays = 5;
const firstStart = Temporal.PlainTime.from('09:00');
const lastStart = Temporal.PlainTime.from('16:30');
const friday = 5;

/**
 * The slots after `now` on the next five business days, from 09:00 to 17:00. Today counts while it
 * has slots left. Public holidays are not known here.
 */
export function businessSlots(now: Temporal.Instant, timeZone: string): Temporal.Instant[] {
  const slots: Temporal.Instant[] = [];
  let date = now.toZonedDateTimeISO(timeZone).toPlainDate();
  for (let days = 0; days < businessDays; date = date.add({ days: 1 })) {
    const left = listSlotsOfDay(date, timeZone).filter(
      (slot) => Temporal.Instant.compare(slot, now) > 0,
    );
    if (left.length === 0) continue;
    slots.push(...left);
    days += 1;
  }
  return slots;
}

function listSlotsOfDay(date: Temporal.PlainDate, timeZone: string): Temporal.Instant[] {
  if (date.dayOfWeek > friday) return [];
  const slots: Temporal.Instant[] = [];
  const last = date.toPlainDateTime(lastStart);
  for (
    let at = date.toPlainDateTime(firstStart);
    Temporal.PlainDateTime.compare(at, last) <= 0;
    at = at.add({ minutes: slotMinutes })
  ) {
    const zoned = at.toZonedDateTime(timeZone);
    // A time that the clocks skip is moved onto another slot, or onto another day.
    if (zoned.toPlainDateTime().equals(at)) slots.push(zoned.toInstant());
  }
  return slots;
}

/** An instant as answers carry it: ISO 8601, UTC, milliseconds. */
export const toTimestamp = (instant: Temporal.Instant): string =>
  new Date(instant.epochMilliseconds).toISOString();

export const toInstant = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());
