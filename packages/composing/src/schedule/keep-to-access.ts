import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { spokenDay, type Calendar, type Moment } from '../times/calendar.ts';
import { findWorkingDay, opensAt, proposeHour, type HourSpan } from '../times/propose-moment.ts';
import { readClosedDays, readOpenHours } from '../times/read-opening.ts';
import type { ChosenTime } from './choose-time.ts';
import { isReply } from '../request/read-asked.ts';

const ofAccess =
  /^(?:(?:site)?access(?:hours|times?|notes?|details?)?|getting(?:in|access)|entry|(?:site|opening|open|visiting|visit)(?:hours|times?|days)|opening|opens)$/;
/** Of a field that tells when, or how, a site can be entered. */
export const isOfAccess = ({ path }: Fact): boolean => ofAccess.test(normalName(path.at(-1)!));

interface Limits {
  closed: ReadonlySet<number>;
  spans: readonly HourSpan[];
  /** The sentence that says it, of the days and of the hours. */
  said: { closed?: string; spans?: string };
}

/** When a site can be entered, as its access says it, and of closed days a note, too. */
function readLimits({ facts }: FactSheet): Limits {
  const limits = { closed: new Set<number>(), spans: [] as HourSpan[], said: {} as Limits['said'] };
  for (const fact of facts.filter((one) => isOfAccess(one) || (isFreeText(one) && !isReply(one))))
    for (const sentence of quotableSentences(fact).filter(({ length }) => length <= longest)) {
      const isPlain = isOfAccess(fact) || /\b(?:closed|shut|not open)\b/iu.test(sentence);
      const closed = isPlain ? readClosedDays(sentence) : [];
      const spans = isOfAccess(fact) ? readOpenHours(sentence) : [];
      for (const day of closed) limits.closed.add(day);
      limits.spans.push(...spans);
      if (closed.length > 0) limits.said.closed ??= sentence;
      if (spans.length > 0) limits.said.spans ??= sentence;
    }
  return limits;
}
const longest = 200;

const isWithin = ({ hour, minute }: Moment, spans: readonly HourSpan[]): boolean =>
  spans.length === 0 ||
  spans.some(([from, to]) => {
    const at = hour * 60 + minute;
    // Who can enter until ten does not come at ten.
    return at >= (from ?? 0) && (to === null || at < to);
  });

/** What nobody asked for is proposed for when the site can be entered; of a day or an hour on record it is asked. */
export function keepToAccess(
  chosen: ChosenTime,
  sheet: FactSheet,
  { about, calendar, isAgreed }: { about: string; calendar: Calendar; isAgreed: boolean },
): ChosenTime {
  const { moment, proposed, questions } = chosen;
  const { closed, spans, said } = readLimits(sheet);
  if (moment === null || (said.closed ?? said.spans) === undefined) return chosen;
  const day = proposed === 'proposed' && !isAgreed ? findOpenDay(moment, closed, calendar) : moment;
  const isSet = isAgreed || proposed === null;
  const at = isSet || isWithin(day, spans) ? day : findOpenHour(day, spans, { about, calendar });
  const asks = [
    ...(closed.has(at.dayOfWeek) ? [ask(said.closed!, spokenDay(at.toPlainDate()))] : []),
    ...(isWithin(at, spans) ? [] : [ask(said.spans!, 'the hour')]),
  ];
  return { moment: at, proposed, questions: [...questions, ...asks] };
}

/** One span may be out of working hours, and is kept to; of several, one that is worked in, else it is asked. */
function findOpenHour(
  day: Moment,
  spans: readonly HourSpan[],
  { about, calendar }: { about: string; calendar: Calendar },
): Moment {
  const [first, ...others] = spans.map((span) => proposeHour(day, about, calendar, span));
  if (others.length === 0) return first ?? day;
  const opens = opensAt(day, calendar);
  const closes = opensAt(day, {
    ...calendar,
    hours: { ...calendar.hours, from: calendar.hours.to },
  });
  const isWorked = (at: Moment): boolean =>
    Temporal.ZonedDateTime.compare(at, opens) >= 0 &&
    Temporal.ZonedDateTime.compare(at, closes) < 0;
  return [first!, ...others].find((at) => isWorked(at) && isWithin(at, spans)) ?? day;
}

const ask = (said: string, what: string): string =>
  `On record is “${clipSentence(said, 120)}”: does ${what} keep to it?`;

/** A site that is never open is asked about. */
function findOpenDay(from: Moment, closed: ReadonlySet<number>, calendar: Calendar): Moment {
  let day = from;
  for (let tries = 0; tries < 7; tries += 1) {
    if (!closed.has(day.dayOfWeek)) return day;
    day = findWorkingDay(day.add({ days: 1 }), calendar);
  }
  return from;
}
