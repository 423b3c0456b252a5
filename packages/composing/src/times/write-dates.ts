import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isDay, meansOfDay, wishDay } from '../facts/day-names.ts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { defaultCalendar, type Calendar } from './calendar.ts';
import { withDateOrder } from './date-order.ts';
import { readMoment } from './read-moment.ts';

/** A date in words that are true of one day only: `tomorrow`, `next Monday`, `in ten days`. */
export interface WrittenDate {
  /** `due date`. */
  label: string;
  words: string;
  /** ISO 8601, with its hour where one is named. */
  date: string;
}

export interface Dated {
  context: JsonObject;
  written: readonly WrittenDate[];
}

/**
 * The context with its relative dates as dates: who reads a text on another day would take `tomorrow` for another
 * day. Up to three levels are read, as tables and facts read them. The same object where it has no such date.
 * @param saidAt when the context was written.
 */
export function writeDates(
  context: JsonObject,
  saidAt: Date,
  calendar: Calendar = defaultCalendar,
): Dated {
  const from = `${String(saidAt.getTime())} ${calendar.timeZone}`;
  const known = lastWritten.get(context);
  if (known?.from === from) return known.dated;
  const dated = writeFrom(context, saidAt, calendar);
  lastWritten.set(context, { from, dated });
  return dated;
}

/** With dates written the data is another object, of which each step of a run would read all facts anew. */
const lastWritten = new WeakMap<JsonObject, { from: string; dated: Dated }>();

function writeFrom(context: JsonObject, saidAt: Date, calendar: Calendar): Dated {
  const written: WrittenDate[] = [];
  let left = most.values;
  const write = (value: JsonValue, key: string, depth: number): JsonValue => {
    if (typeof value === 'object' && value !== null)
      return depth === most.depth ? value : writeWithin(value, key, depth);
    if (typeof value !== 'string' || !mayBeRelative(value) || !isOfDate(key)) return value;
    // A window of `2 hours` is how long it is.
    if (meansOfDay(normalName(key)) === wishDay && !isDay(value)) return value;
    left -= 1;
    const words = value.trim().replace(/[.!]+$/, '');
    const date = left < 0 ? null : readRelative(ofToday(words), saidAt, calendar);
    if (date === null) return value;
    written.push({ label: spacedName(key), words, date });
    return date;
  };
  const writeWithin = (value: JsonObject | JsonValue[], key: string, depth: number) => {
    if (!Array.isArray(value)) return writeEntries(value, depth);
    const entries = value.slice(0, most.entries).map((entry) => write(entry, key, depth + 1));
    const isSame = entries.every((entry, at) => entry === value[at]);
    return isSame ? value : [...entries, ...value.slice(most.entries)];
  };
  const writeEntries = (record: JsonObject, depth: number): JsonObject => {
    const entries = Object.entries(record).map(([key, value]): [string, JsonValue] => [
      key,
      write(value, key, depth + 1),
    ]);
    const isSame = entries.every(([key, value]) => value === record[key]);
    return isSame ? record : Object.fromEntries(entries);
  };
  return { context: writeEntries(context, 0), written };
}

/** Whether the context has a date that is read from the day on which it was written. */
export const hasRelativeDate = (context: JsonObject): boolean =>
  writeDates(context, new Date(0)).written.length > 0;

const halfDayMs = 12 * 3_600_000;

/** The days that its relative dates may be, by the clocks of the world. */
export function listDates(context: JsonObject, saidAt: Date): string[] {
  const read = [-halfDayMs, 0, halfDayMs].flatMap((offset) => {
    const from = new Date(saidAt.getTime() + offset);
    return [
      ...writeDates(context, from).written.map(({ date }) => date),
      ...listDaysAtHours(context, from),
    ];
  });
  return [...new Set(read)];
}

/** The days of `Thurs 8-10am` and `12/4`, which keep their words, and the hour of `2pm EST` elsewhere. */
function listDaysAtHours(context: JsonObject, from: Date): string[] {
  const calendar = withDateOrder(context, from, defaultCalendar);
  return Object.entries(context)
    .filter(([key]) => isOfDate(key))
    .slice(0, most.values)
    .flatMap(([, value]) => {
      if (typeof value !== 'string' || value.length > most.length || !/\d/.test(value)) return [];
      const reading = readMoment(value, from, calendar);
      if (reading.kind !== 'moment') return [];
      const { moment, hasTime } = reading;
      const zones = hasTime && inZone.test(value) ? clocks : [];
      const hours = zones.map((zone) => {
        const there = moment.withTimeZone(zone);
        return `${there.toPlainDate().toString()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`;
      });
      return [moment.toPlainDate().toString(), ...hours];
    });
}
const inZone = /(?:\d|[ap]m) ?(?:[A-Z]{1,4}T|UTC|BST)\b/;
/** Those that a workspace is likely to have beside such an hour. */
const clocks =
  'UTC America/New_York America/Chicago America/Denver America/Los_Angeles Europe/London Europe/Berlin'.split(
    ' ',
  );

/** Reading a date in words takes a tenth of a millisecond. */
const most = { values: 50, depth: 3, entries: 500, length: 60 };

const dateNames = new Set([
  ...namesFor('date'),
  ...namesFor('dueDate'),
  ...namesFor('deliveryDate'),
  'renewaldate',
  'invoicedate',
]);

const isOfDate = (key: string): boolean => {
  const name = normalName(key);
  return dateNames.has(name) || meansOfDay(name) !== undefined;
};

/** Not what is a date by itself, as most are. */
const mayBeRelative = (value: string): boolean =>
  value.length <= most.length && /\p{L}{3}/u.test(value) && !/\d{4}|\d[./-]\d/.test(value);

/** What may stand beside the words of a day; `every Monday` is no day. */
const beside =
  /^(?:(?:by|before|on|until|till|from|starting|latest|due|am|bis|le|el)\b)?[\s.,!]*$/i;
/** `This morning` is today. */
const ofToday = (words: string): string =>
  words.replace(
    /^(?:(?:early|late|earlier) )?this (?=(?:morning|afternoon|evening)\b)/i,
    'today in the ',
  );

/** Weeks are counted from what is agreed as often as from today. */
const count = /\b(?:weeks|months|years|wochen|semaines|weken)\b|^in an? /i;

/** Relative are words that name a day a week later when they are read a week later. */
function readRelative(value: string, saidAt: Date, calendar: Calendar): string | null {
  const [reading, later] = [saidAt, new Date(saidAt.getTime() + 7 * 86_400_000)].map((from) =>
    readMoment(value, from, calendar),
  );
  if (reading?.kind !== 'moment' || later?.kind !== 'moment') return null;
  const { moment, words, hasTime, isHourGuessed, part } = reading;
  const [day, next] = [moment, later.moment].map((one) => one.toPlainDate());
  if (day!.until(next!, { largestUnit: 'day' }).days !== 7) return null;
  if (count.test(words) || isHourGuessed || !beside.test(value.replace(words, ''))) return null;
  const date = day!.toString();
  const time = hasTime
    ? ` ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}`
    : part === undefined
      ? ''
      : ` ${part}`;
  return value.replace(words, () => `${date}${time}`);
}
