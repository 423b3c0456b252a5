import { defaultCalendar, type Calendar } from '../times/calendar.ts';
import { readDay, readDueDay, readMoment } from '../times/read-moment.ts';
import type { Table } from './collect-rows.ts';

interface At {
  now?: Date | undefined;
  calendar?: Calendar | undefined;
}

const ofDates = /(?:^|_)(?:date|deadline|due)$/;
/** Reading a date in words takes a tenth of a millisecond. */
const mostRows = 500;
const longest = 40;

/**
 * The rows with each date of a column as `2026-12-04`, where its dates are written in several ways: nobody sorts `27
 * Nov` and `30/11` by day.
 */
export function withLikeDates(
  { header, rows }: Table,
  { now, calendar = defaultCalendar }: At,
): Table {
  if (now === undefined || rows.length > mostRows) return { header, rows };
  const mixed = header.flatMap((name, at) =>
    ofDates.test(name) && isMixed(rows.map((row) => row[at])) ? [at] : [],
  );
  if (mixed.length === 0) return { header, rows };
  const read = header.includes('days_overdue') ? readDueDay : readDay;
  const write = (cell: string): string =>
    isDayAlone(cell, now, calendar) ? (read(cell, now, calendar)?.toString() ?? cell) : cell;
  return {
    header,
    rows: rows.map((row) =>
      row.map((cell, at) => (mixed.includes(at) && typeof cell === 'string' ? write(cell) : cell)),
    ),
  };
}

const isMixed = (cells: readonly unknown[]): boolean =>
  new Set(cells.flatMap((cell) => (typeof cell === 'string' && cell !== '' ? nameForm(cell) : [])))
    .size > 1;

function nameForm(cell: string): string[] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return ['iso'];
  if (/^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?$/.test(cell)) return ['figures'];
  return /\p{L}/u.test(cell) && /\d/.test(cell) ? ['words'] : [];
}

/** What is no day alone, or may be another one, stays as it is written. */
function isDayAlone(cell: string, now: Date, calendar: Calendar): boolean {
  if (cell.length > longest || nameForm(cell).length === 0) return false;
  const reading = readMoment(cell, now, calendar);
  return (
    reading.kind === 'moment' &&
    !reading.hasTime &&
    reading.part === undefined &&
    reading.words.length === cell.trim().length
  );
}
