import type { Fact } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { lastWorkingDayBefore } from '../times/propose-moment.ts';
import { isInDoubt, readMoment } from '../times/read-moment.ts';
import type { DraftRequest } from '../request/types.ts';
import { chooseRequest } from './write-texts.ts';

const term = /\bwithin \p{L}+ (?:working )?days\b/u;

/** The call to action with the day on record by which an answer is wanted, in place of the workflow's own term. */
export function keepTerm(request: DraftRequest): string {
  const { artifact, sheet } = request;
  const { answeredBy = [] } = artifact;
  const callToAction = sayDayBefore(request) ?? chooseRequest(artifact, sheet);
  const [wanted] = answeredBy
    .flatMap((name) => sheet.find(name) ?? [])
    .filter((fact) => isDayAhead(fact, request));
  return wanted === undefined
    ? callToAction
    : callToAction.replace(term, () => `by ${wanted.value.replace(/^by /i, '')}`);
}

/** `Book the talk for Friday, 2027-01-29`: a day that can be put into a diary, in place of how long it is before another. */
function sayDayBefore({
  artifact,
  sheet,
  now,
  calendar = defaultCalendar,
}: DraftRequest): string | undefined {
  const { daysBefore } = artifact;
  const until = daysBefore && sheet.find(daysBefore.field);
  if (until === undefined || now === undefined || until.value.length > longest) return undefined;
  const reading = readMoment(until.value, now, calendar);
  if (reading.kind === 'question') return undefined;
  const end = reading.moment.toPlainDate();
  const today = toMoment(now, calendar).toPlainDate();
  // A contract that has ended is no longer renewed before its end.
  if (Temporal.PlainDate.compare(end, today) < 0) return undefined;
  const day = lastWorkingDayBefore(
    reading.moment.subtract({ days: daysBefore!.days - 1 }),
    calendar,
  ).toPlainDate();
  const { request, late } = daysBefore!;
  const isAhead = Temporal.PlainDate.compare(day, today) > 0;
  return (isAhead ? request : late)
    .replace('{day}', () => sayDay(day))
    .replace('{end}', () => sayDay(end));
}

const sayDay = (day: Temporal.PlainDate): string =>
  `${day.toLocaleString('en-GB', { weekday: 'long' })}, ${day.toString()}`;

/** A day of one line is none of all of them. */
function isDayAhead({ path, value }: Fact, { now, calendar = defaultCalendar }: DraftRequest) {
  if (now === undefined || path.length !== 1 || value.length > longest) return false;
  const reading = readMoment(value, now, calendar);
  // Another term would not be the one on record.
  if (reading.kind === 'question') return isInDoubt(reading);
  const day = reading.moment.toPlainDate();
  const today = toMoment(now, calendar).toPlainDate();
  return Temporal.PlainDate.compare(day, today) >= 0;
}
const longest = 40;
