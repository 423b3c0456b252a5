import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { sayWhose } from '../figures/check-records.ts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay, readDueDay } from '../times/read-moment.ts';
import { readLast } from '../reasons/announced.ts';
import { planChecks } from './ask-about-plan.ts';
import { sequenceChecks } from './ask-about-sequence.ts';
import { askAboutBarred } from './ask-about-barred.ts';
import { askAboutHour } from './ask-about-hour.ts';
import { askAboutReplyHours } from './ask-about-reply-hours.ts';
import { askAboutOrder } from './ask-about-order.ts';
import { askAboutTwoPrices } from './ask-about-two-prices.ts';
import { askAboutDaysOfWhole } from './days-of-each-row.ts';
import { isOfOpening } from './ask-about-facts.ts';
import { agrees } from '../request/judge-answer.ts';
import type { Ask, DraftRequest, StepRequest } from '../request/types.ts';

/** A question about days that cannot be true together. */
export interface DayAsk extends Ask {
  question: string;
  /** What a text tells that is about it, by its usual name. */
  of: string;
}

export interface Field {
  name: string;
  said: string;
}

/** What is asked of one record: of the run itself, or of an entry of its lists. */
export interface Checked {
  record: JsonObject;
  find: (name: string) => Field | undefined;
  /** The first field that is called as one of these names. */
  findNamed: (names: readonly string[]) => Field | undefined;
  readDay: (field: Field | undefined) => Temporal.PlainDate | undefined;
  readDueDay: (field: Field | undefined) => Temporal.PlainDate | undefined;
  today: Temporal.PlainDate;
  inputs: readonly string[];
}

export type Check = (checked: Checked) => DayAsk[];

/** A list may have been made some days before. */
const daysOfDelay = 3;

/** `26 days overdue`, of what was due 57 days ago; what is no money is so old since it was found. */
const askAboutOverdue: Check = ({ record, find, readDueDay: readDue, today }) => {
  const [stated, due, amount] = ['daysOverdue', 'dueDate', 'amount'].map(find);
  if (stated === undefined || due === undefined) return [];
  if (amount === undefined && /\b(?:age|old)\b/.test(spacedName(stated.name))) return [];
  const [day, days] = [readDue(due), readAmount(/\d+/.exec(stated.said)?.[0])];
  if (day === undefined || days === undefined) return [];
  const counted = day.until(today).days;
  // What is not due yet is none days overdue.
  if (Math.abs(Math.max(counted, 0) - days) <= daysOfDelay) return [];
  return [
    {
      of: 'dueDate',
      names: [stated.name, due.name],
      question: `Which is right${sayWhose(record)}: ${spacedName(stated.name)} ${stated.said}, or ${spacedName(due.name)} ${due.said}, which makes ${String(counted)} days?`,
    },
  ];
};

/** `30 days net`, `net 14`; a term that is counted from something else than the invoice is none. */
const term = /\b(?:net )?(?<days>\d{1,3})[ -]?days?\b|\bnet (?<net>\d{1,3})\b/iu;
const otherTerm =
  /%|\b(?:eom|end of|month[- ]end|discount|deposit|after|from (?!(?:the )?(?:date of )?(?:the )?invoice)|notice|trial|working|business)\b/iu;

/** What is due fourteen days after the invoice, on terms of thirty. */
const askAboutTerms: Check = ({ record, find, readDay: read }) => {
  const [terms, due, issued] = ['terms', 'dueDate', 'invoiceDate'].map(find);
  if (terms === undefined || due === undefined || issued === undefined) return [];
  if (otherTerm.test(terms.said)) return [];
  const { days, net } = term.exec(terms.said)?.groups ?? {};
  const [from, until] = [read(issued), read(due)];
  if (from === undefined || until === undefined || (days ?? net) === undefined) return [];
  const given = from.until(until).days;
  // From a day without work to the next one with it.
  if (Math.abs(given - Number(days ?? net)) <= daysOfDelay) return [];
  return [
    {
      of: 'dueDate',
      names: [due.name, terms.name],
      question: `Which is right${sayWhose(record)}: ${spacedName(due.name)} ${due.said}, which is ${String(given)} days after the ${spacedName(issued.name)}, or the ${spacedName(terms.name)} “${clip(terms.said, 60)}”?`,
    },
  ];
};

/** Nobody begins before it is known who applies. */
const askAboutClosing: Check = ({ find, readDay: read, inputs }) => {
  if (!isOfOpening(inputs)) return [];
  const [starts, closes] = ['startDate', 'closingDate'].map(find);
  const [start, end] = [starts, closes].map(read);
  if (start === undefined || end === undefined || starts === closes) return [];
  if (Temporal.PlainDate.compare(start, end) > 0) return [];
  return [
    {
      of: 'startDate',
      names: [starts!.name, closes!.name],
      question: `The ${spacedName(starts!.name)}, ${starts!.said}, is not after the day until which applications are taken, ${closes!.said}: which day is right?`,
    },
  ];
};

/** An opening is not published when nobody can apply any more. */
const askAboutClosed: Check = ({ find, readDay: read, today, inputs }) => {
  const closes = isOfOpening(inputs) ? find('closingDate') : undefined;
  const day = read(closes);
  if (day === undefined) return [];
  if (Temporal.PlainDate.compare(readLast(closes!.said, day, today), today) >= 0) return [];
  return [
    {
      of: 'closingDate',
      names: [...new Set(['closingDate', closes!.name])],
      question: `The ${spacedName(closes!.name)}, ${clip(closes!.said, 60)}, has passed: which day is meant?`,
    },
  ];
};

/** A renewal is talked of before its day. */
const askAboutRenewal: Check = ({ find, readDay: read, today, inputs }) => {
  const renews = inputs.includes('renewalDate') ? find('renewalDate') : undefined;
  const day = read(renews);
  if (day === undefined) return [];
  if (Temporal.PlainDate.compare(readLast(renews!.said, day, today), today) >= 0) return [];
  return [
    {
      of: 'renewalDate',
      names: [...new Set(['renewalDate', renews!.name])],
      question: `The ${spacedName(renews!.name)}, ${clip(renews!.said, 60)}, has passed: which day is meant?`,
    },
  ];
};

const checks: readonly Check[] = [
  askAboutOverdue,
  askAboutTerms,
  askAboutClosing,
  askAboutClosed,
  askAboutRenewal,
  ...planChecks,
  ...sequenceChecks,
  askAboutTwoPrices,
];

/** Reading a date in words takes a tenth of a millisecond. */
const mostRecords = 50;

/** Days on record that cannot be true together, of the run itself and of the entries of its lists. */
export const listDayAsks = (
  context: JsonObject,
  request: Pick<StepRequest, 'now' | 'calendar' | 'definition'>,
): DayAsk[] =>
  [context, ...Object.values(context).flatMap(listRecords)]
    .slice(0, mostRecords)
    .flatMap((record) => checkRecord(record, request))
    .concat(askAboutDaysOfWhole(context, request, daysOfDelay))
    .concat(askAboutOrder(context, request))
    .concat(askAboutBarred(context, request));

/** Of the run itself, and of the entries of a list that a text tells. */
export const askAboutDays = (request: DraftRequest): DayAsk[] => [
  ...checkRecord(request.whole, request),
  ...askAboutDaysOfWhole(request.whole, request, daysOfDelay),
  ...askAboutOrder(request.whole, request),
  ...askAboutHour(request),
  ...askAboutReplyHours(request),
  ...(agrees(request.record.find(settledBy)) ? [] : askAboutEntries(request)),
];

/** An answer to the name of a field would be one for all entries: the entry is corrected, or the figures are right. */
const askAboutEntries = (request: DraftRequest): DayAsk[] =>
  Object.entries(request.whole)
    .flatMap(([list, value]) =>
      listRecords(value)
        .slice(0, mostRecords)
        .flatMap((entry) => checkRecord(entry, request))
        .map(({ question }) => ({ of: list, names: [settledBy], question })),
    )
    .slice(0, mostOfEntries);
const settledBy = 'figuresRight';
const mostOfEntries = 3;

const listRecords = (value: JsonValue): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

/** More than a form has: each check looks for its own among them. */
const mostFields = 500;

function checkRecord(
  record: JsonObject,
  {
    now,
    calendar = defaultCalendar,
    definition: { inputs },
  }: Pick<StepRequest, 'now' | 'calendar' | 'definition'>,
): DayAsk[] {
  if (now === undefined) return [];
  const fields = Object.entries(record)
    .slice(0, mostFields)
    .flatMap(([name, value]): Field[] =>
      typeof value === 'string' || typeof value === 'number' ? [{ name, said: String(value) }] : [],
    );
  const own = fields.map(({ name }) => normalName(name));
  const findNamed = (names: readonly string[]): Field | undefined =>
    fields[own.findIndex((name) => names.includes(name))];
  const find = (name: string): Field | undefined => findNamed(namesFor(name));
  const checked = {
    record,
    find,
    findNamed,
    readDay: (field: Field | undefined) => field && readDay(field.said, now, calendar),
    readDueDay: (field: Field | undefined) => field && readDueDay(field.said, now, calendar),
    today: toMoment(now, calendar).toPlainDate(),
    inputs,
  };
  return checks.flatMap((check) => check(checked));
}
