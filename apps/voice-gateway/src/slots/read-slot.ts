import { invalidValue } from '../invalid-value.ts';
import { slotMinutes } from './business-slots.ts';

const offset = /(?:Z|[+-]\d{2}:\d{2})$/;
const lastEnd = Temporal.Instant.from('9999-12-31T23:59:59.999Z');

/**
 * The start that a `scheduledSlot` names. A text without an offset is in the time zone: a time that
 * is skipped in spring is moved on by an hour, of a repeated one the first is meant (RFC 5545).
 * @throws {AppError} `invalid_input` past the year 9999.
 */
export function readSlot(text: string, timeZone: string): Temporal.Instant {
  const named = offset.test(text)
    ? Temporal.Instant.from(text)
    : Temporal.PlainDateTime.from(text)
        .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
        .toInstant();
  const start = Temporal.Instant.fromEpochMilliseconds(named.epochMilliseconds);
  if (Temporal.Instant.compare(start.add({ minutes: slotMinutes }), lastEnd) > 0) {
    throw invalidValue('scheduledSlot', 'must end before the year 10000', text);
  }
  return start;
}
