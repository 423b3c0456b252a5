import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import { readFacts, type Fact } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readPossibleDays } from '../times/read-possible-days.ts';
import { agrees, refusal } from '../request/judge-answer.ts';
import type { Ask, DraftRequest, StepRequest } from '../request/types.ts';

const settledBy = 'mayAskEarly';
const names = new Set(namesFor('dueDate'));

/** `Invoice HS-3344: amount 218, due date 2026-12-04`, as often as an entry says so; a sentence that follows is of no day. */
const inEntry = /\bdue(?: date| on| by)?:? ((?:[^,;.()]|\.(?=\d)|\.(?= ?\d{1,2}(?!\d))){4,30})/giu;

const mostDaysAhead = 180;
const mostEntries = 40;

/** A reminder asks for what is overdue: of what is due later somebody has to say that it may be asked for. */
export function askAboutDueLater({
  definition,
  record,
  now,
  calendar = defaultCalendar,
}: Pick<DraftRequest, 'definition' | 'record' | 'now' | 'calendar'>): Ask[] {
  const isOfOverdue = definition.inputs.some((input) => input.split('|').includes('daysOverdue'));
  if (!isOfOverdue || now === undefined) return [];
  if (agrees(record.find(settledBy))) return [];
  const today = toMoment(now, calendar).toPlainDate();
  const daysLeft = (due: string): number[] =>
    readPossibleDays(due, now, calendar)
      .map((day) => today.until(day).days)
      .filter((days) => days >= 0 && days < mostDaysAhead);
  const later = record.facts
    .filter(canBeTold)
    .flatMap(listDue)
    .slice(0, mostEntries)
    .find(({ due }) => daysLeft(due).length > 0);
  // The day itself is still theirs to pay on.
  const isToday = later !== undefined && daysLeft(later.due).every((days) => days === 0);
  return later === undefined
    ? []
    : [
        {
          names: [settledBy],
          question: `“${clip(later.said, 100)}” is ${isToday ? 'due only today' : 'not due yet'}: may it be asked for now?`,
        },
      ];
}

/** The data without the invoices of a list that are not due yet, where somebody said that they may not be asked for. */
export function withoutDueLater({
  context,
  now,
  calendar = defaultCalendar,
}: Pick<StepRequest, 'context' | 'now' | 'calendar'>): JsonObject {
  const answer = readFacts(context).find(settledBy)?.value ?? '';
  if (now === undefined || !refusal.test(answer)) return context;
  const today = toMoment(now, calendar).toPlainDate();
  const isLater = (entry: JsonValue): boolean => {
    if (!isJsonObject(entry)) return false;
    const key = Object.keys(entry).find((name) => names.has(normalName(name)));
    const due = key === undefined ? undefined : entry[key];
    const days = typeof due === 'string' ? readPossibleDays(due, now, calendar) : [];
    return days.some((day) => Temporal.PlainDate.compare(day, today) >= 0);
  };
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => {
      const left = Array.isArray(value) ? value.filter((entry) => !isLater(entry)) : [];
      return [name, left.length === 0 ? value : left];
    }),
  );
}

const listDue = ({ path, label, value, items = [value] }: Fact): { said: string; due: string }[] =>
  names.has(normalName(path.at(-1)!))
    ? [{ said: `${label} ${value}`, due: value }]
    : items.flatMap(listInEntry);

/** Each due date with what it is said of: in one text may stand several invoices. */
function listInEntry(entry: string): { said: string; due: string }[] {
  const found = [...entry.matchAll(inEntry)];
  if (found.length === 1) return [{ said: entry, due: found[0]![1]! }];
  let from = 0;
  return found.map(({ 0: words, 1: due = '', index }) => {
    const said = entry.slice(from, index + words.length).replace(/^[\s,;.)]+|\s+$/gu, '');
    from = index + words.length;
    return { said, due };
  });
}
