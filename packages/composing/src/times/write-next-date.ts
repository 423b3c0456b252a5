import type { JsonObject } from '@workspace-ops/contracts';
import { normalName, spacedName } from '../facts/field-names.ts';
import { toMoment, type Calendar } from './calendar.ts';
import { readPossibleDays } from './read-possible-days.ts';
import type { Dated, WrittenDate } from './write-dates.ts';

/** A report may bear a date of some weeks ago itself, and a next date is seldom far ahead. */
const days = { past: 28, ahead: 120 };
const slashed = /^\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})$/;

/** The context with its next date, `10/12/2026`, as the only day of the two it may be that lies ahead. */
export function writeNextDate(dated: Dated, now: Date, calendar: Calendar): Dated {
  const written: WrittenDate[] = [];
  const entries = Object.entries(dated.context).map(([key, value]) => {
    if (typeof value !== 'string' || normalName(key) !== 'date') return [key, value] as const;
    const date = findAhead(value.trim(), now, calendar);
    if (date === null) return [key, value] as const;
    written.push({ label: spacedName(key), words: value.trim(), date });
    return [key, date] as const;
  });
  if (written.length === 0) return dated;
  const context: JsonObject = Object.fromEntries(entries);
  return { context, written: [...dated.written, ...written] };
}

function findAhead(value: string, now: Date, calendar: Calendar): string | null {
  if (!slashed.test(value)) return null;
  const today = toMoment(now, calendar).toPlainDate();
  const possible = readPossibleDays(value, now, calendar).map((day) => ({
    day: day.toString(),
    left: today.until(day, { largestUnit: 'day' }).days,
  }));
  const ahead = possible.find(({ left }) => left > 0 && left <= days.ahead);
  const isOtherOver = possible.some(({ left }) => left <= -days.past);
  return possible.length === 2 && ahead !== undefined && isOtherOver ? ahead.day : null;
}
