import { z } from 'zod';

/** A timestamp in an answer: ISO 8601, UTC, milliseconds. */
export const timestamp = () => z.string().meta({ format: 'date-time' });

const shape =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Milliseconds since 1970 of a real ISO 8601 date-time between the years 1970 and 9999, or null.
 * A date alone is midnight UTC; a date-time without an offset is refused.
 */
export function parseIsoDateTime(text: string): number | null {
  const full = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text;
  const match = shape.exec(full);
  if (match === null || match[7] === undefined) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
  const isRealDay = new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day;
  if (year! < 1970 || month! < 1 || month! > 12 || !isRealDay) return null;
  if (hour! > 23 || minute! > 59 || (second || 0) > 59) return null;
  const at = Date.parse(full);
  return Number.isNaN(at) || at < 0 || at > 253_402_300_799_999 ? null : at;
}

/** A date-time from a caller, normalised to UTC milliseconds. */
export const isoDateTimeInput = () =>
  z
    .string()
    .refine((text) => parseIsoDateTime(text) !== null, {
      error: ({ input }) =>
        parseIsoDateTime(`${String(input)}Z`) === null
          ? 'must be an ISO 8601 date-time'
          : 'must be an ISO 8601 date-time with an offset, as Z or +02:00',
    })
    .transform((text) => new Date(parseIsoDateTime(text) ?? Number.NaN).toISOString())
    .meta({ format: 'date-time' });
