import { quoted } from '../judgement.ts';
import { isBetween, mostDaysOld, readCount, toDays } from './count-days.ts';
import { rounded } from './derive-figures.ts';
import type { Findings, Line } from './findings.ts';
import { countedWords, isKnownWord, type InputIndex } from './index-input.ts';
import {
  agrees,
  computeWeekday,
  readSpecifics,
  toDay,
  type CalendarDate,
  type Specific,
} from './read-specifics.ts';
import { areDifferent, readUnit } from './read-unit.ts';
import { toLabel } from '../words.ts';

/** Numbers that name a part of the text itself, and usual codes that say nothing. */
const ownParts =
  /(?:^|[^\p{L}])(?:step|part|section|option|point|question|phase|slide|figure|table|number|no\.?|#) ?$/iu;
const usualCodes =
  /^(?:q[1-4]|h[12]|b2[bc]|a[3-5]|[23]d|mp3|mp4|utf-?8|covid-?19|utc[+-]?\d{0,2}|[a-z]\d|\d(?:x|st|nd|rd|th))$/i;
const timeUnit =
  /^[ -]?(?:working |business |calendar )?(?:minute|min|hour|hr|h|day|week|month|year|quarter)s?\b/i;

/** A spelled number up to it counts parts of the text more often than things of the world. */
const smallWord = 3;

/** Sums up to it come about by chance, and count as such only where a word says so. */
const leastResult = 20;

/** Figures, dates, times of day and codes of a line against the input. */
export function checkSpecifics(line: Line, index: InputIndex, now: Date, findings: Findings): void {
  const specifics = line.specifics();
  const beside = specifics.flatMap(({ dates }) => dates);
  for (const specific of specifics) {
    const { kind } = specific;
    if (kind === 'date') checkDate(line, specific, index, now, findings);
    else if (kind === 'time') checkTime(line, specific, index, findings);
    else if (kind === 'code') checkCode(line, specific, index, findings);
    else if (!line.isRow || !isAge(specific, beside, now))
      checkFigure(line, specific, index, now, findings);
  }
}

/** The days since a date of the same row, as a list of open invoices counts them. */
const isAge = ({ values: [value = 0] }: Specific, dates: readonly CalendarDate[], now: Date) =>
  toDays(dates, now).some((of) => {
    const age = Math.floor(now.getTime() / day) - of;
    return value > 1 && value <= age + 1 && value >= age - mostDaysOld;
  });

const named = ({ text }: Specific, { place }: Line): string => `${quoted(text)} (${place})`;

function checkFigure(
  line: Line,
  specific: Specific,
  index: InputIndex,
  now: Date,
  findings: Findings,
): void {
  const { values, text, start, end } = specific;
  if (values.some((value) => line.own?.has(value) === true)) return findings.support(text);
  if (values.some((value) => index.figures.has(value))) {
    const other = otherUnit(line, specific, index);
    if (other !== undefined)
      return findings.contradict(
        `${values[0]} ${other}`,
        `${quoted(line.text.slice(Math.max(0, start - 5), end + 15).trim())} (${line.place}), where the input says it of ${quoted(other)}`,
      );
    if (!isCommon(line, specific, index)) findings.support(String(values[0]));
    return;
  }
  if (values.some((value) => index.plan.figures.has(value))) return;
  if (isCountOfDays(line, specific, index, now)) return findings.support(text);
  const isOfDate = isOfMonth(line, specific) || isOrdinal(line, specific);
  if (isOfDate && index.dates.some((date) => isPartOf(date, values))) return;
  const other = otherCount(line, specific, index);
  const isResult = other === undefined || values[0]! > leastResult || line.hasResult();
  if (isResult && isDerived(line, specific, index)) return findings.support(text);
  const isExempt = isOwnNumber(line, specific, now);
  if (other !== undefined && !(line.isRequest && isExempt) && !namesPart(line, specific))
    findings.contradict(`${values[0]}`, `${named(specific, line)}, where the input says ${other}`);
  else if (!isExempt) findings.miss(`${values[0]}`, named(specific, line));
}

/** The unit of a figure in the input, where it has another one of the same kind there, and that alone. */
function otherUnit(line: Line, specific: Specific, index: InputIndex): string | undefined {
  const own = readUnit(line.text, specific);
  // `One day` is any day.
  if (own === undefined || specific.values[0]! <= 1) return undefined;
  // A request and the plan have terms of their own.
  const isTerm = line.isRequest || specific.values.some((value) => index.plan.figures.has(value));
  if (own.kind === 'time' && isTerm) return undefined;
  const known = specific.values
    .flatMap((value) => index.units().get(value) ?? [])
    .map(({ unit }) => unit);
  const [first] = known;
  if (first === undefined || !known.every((unit) => unit && areDifferent(own, unit)))
    return undefined;
  return first.per === undefined ? first.name : `${first.name} per ${first.per}`;
}

/** `41 days` from a date of the input to today, `12 nights` from one of its dates to another. */
function isCountOfDays(line: Line, specific: Specific, index: InputIndex, now: Date): boolean {
  const count = readCount(specific.values[0], line.text.slice(specific.end, specific.end + 30));
  return (
    count !== undefined && isBetween(count, toDays([...index.dates, ...index.plan.dates], now), now)
  );
}

/** `Is it the 7 of month 12, or the 12 of month 7?` of `7/12/26` */
const isOfMonth = ({ text }: Line, { start, end }: Specific): boolean =>
  text.slice(Math.max(0, start - 9), start) === 'of month ' ||
  text.slice(end, end + 9) === ' of month';
/** `on the 28th`, of a date of the input */
const isOrdinal = ({ text }: Line, { end }: Specific): boolean =>
  /^(?:st|nd|rd|th)(?!\p{L})/u.test(text.slice(end, end + 3));
const isPartOf = ({ day: of, month }: CalendarDate, values: readonly number[]): boolean =>
  values.some((value) => value === of || value === month);

/** `One of us`, `two things at once`: in any text, unless the input counts the same. */
function isCommon({ text }: Line, { values, end, isSpelled }: Specific, index: InputIndex) {
  const [value = 0] = values;
  if (value <= 1) return true;
  if (!isSpelled || value > smallWord) return false;
  return !countedWords(text, end).some((word) => index.counted.get(word)?.has(value));
}

function isDerived(
  { text }: Line,
  { values, end, isPercent }: Specific,
  index: InputIndex,
): boolean {
  const { figures, percentages, durations } = index.derived();
  const isTime = timeUnit.test(text.slice(end, end + 30));
  return values
    .map(rounded)
    .some(
      (value) => (isPercent ? percentages : figures).has(value) || (isTime && durations.has(value)),
    );
}

/** The input's own figure of what is counted here. */
function otherCount({ text }: Line, { end, isPercent }: Specific, index: InputIndex) {
  if (isPercent) return undefined;
  const counted = countedWords(text, end).find((word) => index.counted.has(word));
  const known = counted === undefined ? [] : [...index.counted.get(counted)!];
  return known.length === 0 || known.length > 3 ? undefined : known.join(' and ');
}

const namesPart = ({ text }: Line, { start }: Specific): boolean =>
  ownParts.test(text.slice(Math.max(0, start - 12), start));

/** How many of a list are left out: `the site, the crew and 3 more.`, `12 December (and 2 more)` */
const countsRest = ({ text }: Line, { start, end }: Specific): boolean =>
  /\band $/i.test(text.slice(Math.max(0, start - 5), start)) &&
  /^ more(?:[.,;:)…]| of\b|$)/i.test(text.slice(end, end + 12));

function isOwnNumber(line: Line, specific: Specific, now: Date): boolean {
  const [value = 0] = specific.values;
  if (value <= 1 || (specific.isSpelled && value <= smallWord)) return true;
  if (namesPart(line, specific) || countsRest(line, specific)) return true;
  if (!specific.isMoney && Math.abs(value - now.getUTCFullYear()) <= 1) return true;
  const isTerm = timeUnit.test(line.text.slice(specific.end, specific.end + 30));
  return line.isRequest && (isTerm || (value <= 10 && !specific.isMoney && !specific.isPercent));
}

function checkDate(
  line: Line,
  specific: Specific,
  index: InputIndex,
  now: Date,
  findings: Findings,
): void {
  const { dates, text } = specific;
  if (isOfDateAfter(line, specific)) return;
  const isKnown = dates.some((date) =>
    [...index.dates, ...index.shortDates].some((known) =>
      fittings(known, now).some((one) => agrees(date, one)),
    ),
  );
  // `Reply by Monday` is a term, whatever else happened on a Monday.
  if (isKnown && line.isRequest && dates.every((date) => date.weekday !== undefined)) return;
  if (isKnown || dates.some((date) => index.reckoned().has(toDay(date))))
    return findings.support(text);
  if (index.namesFirst() && dates.some((date) => isFirstAfter(date, index))) return;
  if (dates.some((date) => index.plan.dates.some((known) => agrees(date, known)))) return;
  if (dates.flatMap((date) => fittings(date, now)).some((date) => isNear(date, now, line))) return;
  if (dates.some((date) => isNamedByWeekday(date, index, now))) return findings.support(text);
  if (line.isProposal() && dates.some((date) => followsKnown(date, index))) return;
  const alike = index.dates.filter((known) => isAlike(known, dates[0]!));
  const fact = JSON.stringify(dates[0]);
  if (alike.length > 0 && alike.length <= 2)
    findings.contradict(fact, `${named(specific, line)}, where the input has another date`);
  else findings.miss(fact, named(specific, line));
}

/** `Tuesday, 2026-12-01`: the date is judged, and its weekday with it. */
function isOfDateAfter({ text }: Line, { dates, end }: Specific): boolean {
  const [first] = dates;
  if (first?.weekday === undefined) return false;
  const [next] = readSpecifics(text.slice(end, end + 24));
  return (
    next !== undefined &&
    next.start <= 2 &&
    next.dates.some((date) => computeWeekday(date) === first.weekday)
  );
}

/** The day that follows one of the input, of which it says that something is after it. */
function isFirstAfter(date: CalendarDate, { dates }: InputIndex): boolean {
  const at = toDay(date);
  if (Number.isNaN(at)) return false;
  const before = new Date((at - 1) * day);
  const known: CalendarDate = {
    year: before.getUTCFullYear(),
    month: before.getUTCMonth() + 1,
    day: before.getUTCDate(),
  };
  return dates.some((one) => one.day !== undefined && agrees(known, one));
}

/**
 * A date without a year is of this year when its weekday is asked for, and may be of the next where it has passed, as
 * `12 January` is in November, or of the last where it is far ahead.
 */
function fittings(date: CalendarDate, now: Date): CalendarDate[] {
  if (date.day === undefined || date.year !== undefined) return [date];
  const year = now.getUTCFullYear();
  const days =
    date.month === undefined ? 0 : (Date.UTC(year, date.month - 1, date.day) - now.getTime()) / day;
  const years = [
    year,
    ...(days < -mostDaysOld ? [year + 1] : []),
    ...(days > halfYear ? [year - 1] : []),
  ];
  return years.map((one) => ({ year: one, ...date }));
}
const halfYear = 183;

const isAlike = (one: CalendarDate, other: CalendarDate): boolean =>
  (one.weekday === undefined) === (other.weekday === undefined) &&
  (one.day === undefined) === (other.day === undefined);

const day = 86_400_000;

/** The day of writing, and what a request or a proposal sets as its term within three months. */
function isNear(date: CalendarDate, now: Date, line: Line): boolean {
  const isTerm = line.isRequest || line.isProposal();
  if (date.weekday !== undefined) return isTerm;
  const { year = now.getUTCFullYear(), month = now.getUTCMonth() + 1, day: of } = date;
  const ahead = Date.UTC(year, month - 1, of ?? now.getUTCDate()) - now.getTime();
  return Math.abs(ahead) <= day || (isTerm && ahead > 0 && ahead < longestTerm * day);
}

/** `Wednesday 2 December`, where the input says `Wednesday or Thursday` in the week before. */
function isNamedByWeekday(date: CalendarDate, { dates }: InputIndex, now: Date): boolean {
  return fittings(date, now).some((one) => {
    const ahead = toDay(one) - Math.floor(now.getTime() / day);
    const isNext = ahead > 0 && ahead <= 8;
    return (
      isNext &&
      dates.some((known) => known.day === undefined && known.weekday === computeWeekday(one))
    );
  });
}

/** Thirty days after a delivery that lies ahead: what is proposed may be counted from a day of the input. */
function followsKnown(date: CalendarDate, index: InputIndex): boolean {
  const of = toDay(date);
  return index.dates.some((known) => {
    const from = toDay(known);
    return of > from && of - from < longestTerm;
  });
}
const longestTerm = 92;

function checkTime(line: Line, specific: Specific, index: InputIndex, findings: Findings): void {
  const { values, text } = specific;
  const [value = 0] = values;
  const isKnown = [value, value + 720, value - 720].some((minutes) => index.times.has(minutes));
  if (isKnown || index.figures.has(value / 60)) return findings.support(text);
  if (index.plan.figures.has(value) || line.isRequest || line.isProposal()) return;
  if (index.times.size > 0 && index.times.size <= 2)
    findings.contradict(text, `${named(specific, line)}, where the input has another time`);
  else findings.miss(text, named(specific, line));
}

/** Common ones, and names of fields, which are another fault. */
const isUsualCode = (text: string): boolean => usualCodes.test(text) || text.includes('_');

function checkCode(line: Line, specific: Specific, index: InputIndex, findings: Findings): void {
  const code = toLabel(specific.text);
  if (index.codes.has(code) || index.running.includes(` ${code} `)) findings.support(code);
  else if (!isUsualCode(specific.text) && !index.plan.codes.has(code) && !isKnownWord(code, index))
    findings.miss(code, named(specific, line));
}
