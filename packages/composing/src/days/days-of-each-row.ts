import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { isPaidState } from '../figures/open-amounts.ts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { defaultCalendar, toMoment, type Calendar } from '../times/calendar.ts';
import { readDueDay } from '../times/read-moment.ts';
import type { DayAsk } from './ask-about-days.ts';

const ofDays = new Set(namesFor('daysOverdue'));
const dueNames = new Set(namesFor('dueDate'));
/** A day that the calendar has. */
const isoDate =
  /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/;
/** Reading a date in words takes a tenth of a millisecond. */
const mostWritten = 50;

interface At {
  now?: Date | undefined;
  calendar?: Calendar | undefined;
}

/** The whole days since a due date that has passed, as a list of open invoices tells them. */
export function countOverdue(at: At) {
  const count = countSinceDue(at);
  return (row: JsonObject): number | undefined => {
    const days = isPaidRow(row) ? 0 : (count(row) ?? 0);
    return days > 0 ? days : undefined;
  };
}

const isPaidRow = ({ status }: JsonObject): boolean => isPaidState(status);

/** The whole days since a record's due date, below zero before it. */
function countSinceDue({ now, calendar = defaultCalendar }: At) {
  let written = 0;
  return (row: JsonObject): number | undefined => {
    const due = readDue(row);
    if (now === undefined || due === undefined) return undefined;
    const isIso = isoDate.test(due);
    if (!isIso && (written += 1) > mostWritten) return undefined;
    const day = isIso ? Temporal.PlainDate.from(due) : readDueDay(due, now, calendar);
    return day?.until(toMoment(now, calendar).toPlainDate()).days;
  };
}

function readDue(row: JsonObject): string | undefined {
  const due = Object.entries(row).find(([name]) => dueNames.has(normalName(name)))?.[1];
  return typeof due === 'string' ? due : undefined;
}

/** The lists of a run whose records have due dates of their own. */
const findDueLists = (context: JsonObject): { list: string; entries: JsonObject[] }[] =>
  Object.entries(context).flatMap(([list, value]) => {
    const entries = Array.isArray(value) ? value.filter(isJsonObject) : [];
    return entries.some((entry) => readDue(entry) !== undefined) ? [{ list, entries }] : [];
  });

/** A number of days that is said once, beside records with due dates: it is that of one of them at most. */
export function findDaysOfWhole(context: JsonObject): { name: string; said: string } | undefined {
  if (findDueLists(context).length === 0) return undefined;
  for (const [name, value] of Object.entries(context))
    if (ofDays.has(normalName(name)) && (typeof value === 'string' || typeof value === 'number'))
      return { name, said: String(value) };
  return undefined;
}

/** Asks where the days that are said once are those of no record. */
export function askAboutDaysOfWhole(context: JsonObject, at: At, delay: number): DayAsk[] {
  const stated = findDaysOfWhole(context);
  const days = readAmount(/\d+/.exec(stated?.said ?? '')?.[0]);
  if (stated === undefined || days === undefined) return [];
  const count = countSinceDue(at);
  return findDueLists(context)
    .slice(0, 1)
    .flatMap(({ list, entries }) => {
      const counted = entries.slice(0, mostWritten).flatMap((entry) => count(entry) ?? []);
      // What is not due yet is none days overdue.
      const fits = counted.some((own) => Math.abs(Math.max(own, 0) - days) <= delay);
      if (counted.length === 0 || fits) return [];
      const oldest = Math.max(...counted);
      const made =
        oldest > 0 ? `which make ${String(oldest)} days at the most` : 'none of which has passed';
      return [
        {
          of: list,
          names: [stated.name],
          question: `Which is right: ${spacedName(stated.name)} ${clip(stated.said, 40)}, or the due dates of the ${clip(spacedName(list), 40)}, ${made}?`,
        },
      ];
    });
}
