import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { goesBy, namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { monthNumber, months, toMoment, type Calendar } from './calendar.ts';
import {
  hasAmericanAddress,
  hasSignOfAmerica,
  isLikelyAmerican,
  readMoneyOrder,
} from './order-of-money.ts';
import { findOrderOfPurpose, isNearInOneOrder } from './order-of-purpose.ts';
import { readZoneOrder } from './order-of-zone.ts';
import {
  findNumericDates,
  isAmbiguous,
  listFittingOrders,
  toDate,
  type DateOrder,
  type NumericDate,
} from './numeric-dates.ts';

/**
 * The calendar with the order in which the input writes day and month, read once for each input: from its dates that
 * are possible in one order only, or whose weekday fits one; else from one that it writes in words, too; else from the country of the workspace's time zone; else from money,
 * telephone numbers and addresses; else from what its fields are for; else from dollars, or hours as Americans write
 * them, where it is near in one order only. Dates that disagree leave it open.
 */
export function withDateOrder(context: JsonObject, now: Date, calendar: Calendar): Calendar {
  const day = toMoment(now, calendar).toPlainDate().toString();
  const known = lastRead.get(context);
  if (known?.day === day && known.calendar === calendar) return known.ordered;
  const dateOrder = readOrder(context, now, calendar);
  const ordered = dateOrder === undefined ? calendar : { ...calendar, dateOrder };
  lastRead.set(context, { day, calendar, ordered });
  return ordered;
}
const lastRead = new WeakMap<JsonObject, { day: string; calendar: Calendar; ordered: Calendar }>();

/** The order in which dates are written where the input comes from, which may have none in figures. */
export function readCountryOrder(context: JsonObject, calendar: Calendar): DateOrder | undefined {
  const ofZone = calendar.isUnset === true ? undefined : readZoneOrder(calendar.timeZone);
  return calendar.dateOrder ?? ofZone ?? readMoneyOrder(listTexts(context), listWords(context));
}

/** The texts of an input that have a figure, each behind the name of its field. */
export const listDatedTexts = (context: JsonObject): readonly string[] => listTexts(context);

/** The names of its fields, and its texts without a figure. */
export const listDatedWords = (context: JsonObject): readonly string[] => listWords(context);

/** Whether the context has a date in figures, which a time zone may settle. */
export const hasDateInFigures = (context: JsonObject): boolean =>
  listNumericDates(context).length > 0;

function readOrder(context: JsonObject, now: Date, calendar: Calendar): DateOrder | undefined {
  if (calendar.dateOrder !== undefined) return calendar.dateOrder;
  const texts = listTexts(context);
  const dates = listNumericDates(context).slice(0, most.dates);
  if (dates.length === 0) return undefined;
  const today = toMoment(now, calendar).toPlainDate();
  const [only, other] = new Set(dates.flatMap((date) => findOnlyOrder(date, today)));
  if (other !== undefined) return readAnswered(context);
  const inWords = findOrderInWords(dates, texts, today);
  return (
    readAnswered(context) ??
    only ??
    inWords ??
    readBill(context, today) ??
    readPlaces(context, texts, calendar) ??
    readPurpose([...texts, ...listUndertaken(context), ...listPlanned(context)], today) ??
    (isOfBill(context) ? undefined : readNearOrder(texts, listWords(context), today))
  );
}

/** The order of the workspace's country, else of the customer's; neither where a customer of another one wrote the date. */
function readPlaces(
  context: JsonObject,
  texts: readonly string[],
  calendar: Calendar,
): DateOrder | undefined {
  const ofZone = calendar.isUnset === true ? undefined : readZoneOrder(calendar.timeZone);
  const words = listWords(context);
  const ofMoney =
    readMoneyOrder(texts, words) ??
    (hasAmericanAddress(texts) || isLikelyAmerican(texts, words) ? 'month-first' : undefined);
  const isTheirs = texts.some(
    (text) => theirWords.test(text) && findNumericDates(text).some(isAmbiguous),
  );
  return isTheirs && ofMoney !== undefined && ofZone !== undefined && ofMoney !== ofZone
    ? undefined
    : (ofZone ?? readMoneyOrder(texts, words));
}
/** What somebody wrote, or wants, in their own words. */
const theirWords =
  /^(?:(?:their|her|his|customer|client|lead) ?)?(?:repl(?:y|ies)|response|message|e-?mail|text message|whatsapp|sms|enquiry|inquiry|request|wants?|needs?|timeline|wish(?:es)?)(?: (?:text|body))? /iu;

/** That the days of an input have another order than whoever reads its papers expects, with one that may be two. */
export function tellOtherOrder(context: JsonObject, now: Date, calendar: Calendar): string {
  const ofZone = calendar.isUnset === true ? undefined : readZoneOrder(calendar.timeZone);
  const { dateOrder } = withDateOrder(context, now, calendar);
  if (dateOrder === undefined || ofZone === undefined || dateOrder === ofZone) return '';
  const one = listNumericDates(context).find(isAmbiguous);
  const first = dateOrder === 'month-first' ? 'month' : 'day';
  return one === undefined ? '' : `Days in figures have the ${first} first: “${one.words}”.`;
}

/** An invoice is due after its date, and within some months: the order in which it is so, where there is one. */
function readBill(context: JsonObject, today: Temporal.PlainDate): DateOrder | undefined {
  const read = (isName: (name: string) => boolean): NumericDate | undefined =>
    Object.entries(context).flatMap(([name, value]) =>
      isName(normalName(name)) && typeof value === 'string'
        ? findNumericDates(`on ${value.slice(0, mostDate)}`)
        : [],
    )[0];
  const issued = read((name) => issuedName.test(name));
  const due = read((name) => dueNames.has(name));
  if (issued === undefined || due === undefined) return undefined;
  const [only, other] = (['day-first', 'month-first'] as const).filter((order) => {
    const [from, to] = [issued, due].map((date) => toDate(date, order, today));
    if (!from || !to) return false;
    const { days } = from.until(to);
    return days >= 0 && days <= longestTerm;
  });
  return other === undefined ? only : undefined;
}
const issuedName =
  /^(?:(?:invoice|bill|issue)(?:date|d|don|dated)?|(?:dateof)?issued?(?:on)?|billed(?:on)?|dateissued|dateinvoiced|invoiced(?:on)?)$/;
const longestTerm = 120;
const mostDate = 40;

/** What somebody answered of the whole input. */
function readAnswered(context: JsonObject): DateOrder | undefined {
  const said = Object.entries(context).find(([name]) => normalName(name) === 'dateorder')?.[1];
  if (typeof said !== 'string') return undefined;
  const [, first] = /^\W*(?:the )?(day|month|dd|mm)\b/iu.exec(said) ?? [];
  if (first === undefined) return undefined;
  return /^d/iu.test(first) ? 'day-first' : 'month-first';
}

/** Purposes that disagree leave it open. */
function readPurpose(texts: readonly string[], today: Temporal.PlainDate): DateOrder | undefined {
  const [only, other] = new Set(
    texts.flatMap((text) => findOrderOfPurpose(text, findNumericDates(text), today)),
  );
  return other === undefined ? only : undefined;
}

/**
 * `12/4` beside `$900` on 30 November: what others write so, too, shows the order where each date is near with the month
 * first, and far with the day first.
 */
function readNearOrder(
  texts: readonly string[],
  words: readonly string[],
  today: Temporal.PlainDate,
): DateOrder | undefined {
  const dated = texts.filter((text) => findNumericDates(text).some(isAmbiguous));
  const isNear = dated
    .flatMap(findNumericDates)
    .filter(isAmbiguous)
    .every((date) => isNearInOneOrder(date, 'month-first', today));
  return isNear && hasSignOfAmerica(texts, words, dated) ? 'month-first' : undefined;
}

/** The order of which a date leaves no doubt by itself. */
function findOnlyOrder(date: NumericDate, today: Temporal.PlainDate): DateOrder[] {
  const fitting = listFittingOrders(date, today);
  return fitting.length === 1 ? fitting : [];
}

/** `07/12/2026` beside `survey 7-11 Dec`: the order in which dates are days that the input also names with their month. */
function findOrderInWords(
  dates: readonly NumericDate[],
  texts: readonly string[],
  today: Temporal.PlainDate,
): DateOrder | undefined {
  const named = new Set(texts.flatMap(listNamedDays));
  const [only, other] = new Set(
    dates.filter(isAmbiguous).flatMap((date) =>
      listFittingOrders(date, today).filter((order) => {
        const [day, month] =
          order === 'day-first' ? [date.first, date.second] : [date.second, date.first];
        return named.has(`${String(day)} ${String(month)}`);
      }),
    ),
  );
  return other === undefined ? only : undefined;
}

/** `7 12` of `7-11 Dec`, `7th of December` and `December 7`. */
const listNamedDays = (text: string): string[] =>
  [...text.matchAll(namedDay)].map(({ groups = {} }) => {
    const month = monthNumber((groups['month'] ?? groups['before'])!);
    return `${String(Number(groups['day'] ?? groups['after']))} ${String(month)}`;
  });
const namedDay = new RegExp(
  `(?<![\\d/.,-])(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|–|to|and) ?\\d{1,2}(?:st|nd|rd|th)?)? (?:of )?(?<month>${months.join('|')})|\\b(?<before>${months.join('|')})[a-z]{0,6}\\.? (?<after>\\d{1,2})(?![\\d:])`,
  'giu',
);

/** As many as a step reads of its input. */
const most = { dates: 200, texts: 2_000, depth: 4, length: 5_000 };

/** The due date of a task, or of what somebody has undertaken, behind what says so: a bill may be long due. */
function listUndertaken(context: JsonObject): string[] {
  if (isOfBill(context)) return [];
  const names = Object.keys(context).map(normalName);
  const what = isUndertaken({ names }) ? 'deadline' : 'task due';
  return Object.entries(context).flatMap(([name, value]) =>
    dueNames.has(normalName(name)) && typeof value === 'string' ? [`${what} ${value}`] : [],
  );
}
const isUndertaken = goesBy('action', 'correctiveaction', 'reconciliations');
const billed = /invoice|bill|overdue|arrears|paid|balance/;
const isOfBill = (context: JsonObject): boolean =>
  Object.keys(context).some((name) => billed.test(normalName(name)));
const dueNames = new Set(namesFor('dueDate'));

/** The day of what is planned: that of an incident, of a talk or of a success lies behind. */
const listPlanned = (context: JsonObject): string[] =>
  isOfBill(context) || Object.keys(context).some((name) => over.test(normalName(name)))
    ? []
    : Object.entries(context).flatMap(([name, value]) =>
        planned.test(normalName(name)) && typeof value === 'string'
          ? [`scheduled date ${value}`]
          : [],
      );
const planned = /^(?:date|when|day|datetime|dateandtime)$/;
const over =
  /^what|happen|incident|accident|transcript|call|spoke|outcome|result|quote|testimonial|improve|after|deliver|complete|finish|done|install/;

/** The names of the fields, and the texts without a figure. */
function listWords(context: JsonObject): string[] {
  const words: string[] = [];
  const collect = (value: JsonValue, depth: number): void => {
    if (words.length >= most.texts) return;
    if (typeof value === 'string') {
      if (!/\d/.test(value)) words.push(value.slice(0, most.length));
    } else if (depth < most.depth && Array.isArray(value))
      for (const entry of value) collect(entry, depth + 1);
    else if (depth < most.depth && isJsonObject(value))
      for (const [name, entry] of Object.entries(value)) {
        words.push(spacedName(name));
        collect(entry, depth + 1);
      }
  };
  collect(context, 0);
  return words;
}

/** A day under an event, or a visit, is that of it. */
const nameDay = (name: string, of: string): string =>
  /^(?:date|day|on|when)$/i.test(name) ? `${of} ${name}`.trimStart() : name;

/** Each text behind the name of its field, which may say that it is a date: `called: "11/20, no answer"`. */
const listTexts = onceFor((context: JsonObject): readonly string[] => {
  const texts: string[] = [];
  const collect = (value: JsonValue, key: string, depth: number): void => {
    if (texts.length >= most.texts) return;
    if (typeof value === 'string') {
      if (/\d/.test(value)) texts.push(`${key} ${value.slice(0, most.length)}`);
    } else if (depth < most.depth && Array.isArray(value))
      for (const entry of value) collect(entry, key, depth + 1);
    else if (depth < most.depth && isJsonObject(value))
      for (const [name, entry] of Object.entries(value))
        collect(entry, nameDay(spacedName(name), key), depth + 1);
  };
  collect(context, '', 0);
  return texts;
});

const listNumericDates = onceFor((context: JsonObject): readonly NumericDate[] =>
  listTexts(context).flatMap(findNumericDates),
);
