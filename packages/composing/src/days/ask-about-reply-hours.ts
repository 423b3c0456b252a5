import { clip } from '../facts/inline-text.ts';
import { listOfferedDays } from '../request/find-offered-days.ts';
import { findWeekdays } from '../request/times-of-replies.ts';
import { findScheduled } from '../sentences/scheduled.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readMoment, type NamedMoment } from '../times/read-moment.ts';
import type { HourSpan } from '../times/propose-moment.ts';
import { readSpan } from '../times/read-span.ts';
import type { DayAsk } from './ask-about-days.ts';
import type { DraftRequest } from '../request/types.ts';

/** Somebody who can be called at some hours, or on some days, alone is offered none of the others. */
export function askAboutReplyHours(request: DraftRequest): DayAsk[] {
  if (!request.definition.inputs.includes('reply')) return [];
  const said = request.record.find('namedHours')?.value;
  const [first, ...others] = said === undefined ? [] : listTimes(request);
  if (said === undefined || first === undefined) return askAboutReplyDays(request);
  const times = [first, ...others];
  return times.some((time) => !time.hasTime || isWithin(time, said))
    ? askAboutReplyDays(request)
    : [ask(request, said, first)];
}

function askAboutReplyDays(request: DraftRequest): DayAsk[] {
  const found = findWeekdays(request.record);
  const [first, ...others] = found === null ? [] : listTimes(request);
  if (found === null || first === undefined) return [];
  return [first, ...others].some(({ moment }) => found.days.includes(moment.dayOfWeek))
    ? []
    : [ask(request, found.said, first)];
}

function ask(request: DraftRequest, said: string, first: NamedMoment): DayAsk {
  const question = `The reply says “${clip(said, 60)}”, and on record is “${clip(first.words, 60)}”: on which day, and at what hour, is the call?`;
  return {
    of: request.record.find('date') === undefined ? 'dayOffer' : 'date',
    names: ['date'],
    question,
  };
}

/** The day on record, or else those that are offered. */
function listTimes({ record, now, calendar = defaultCalendar }: DraftRequest): NamedMoment[] {
  const date = findScheduled(record) ?? record.find('date');
  if (now === undefined) return [];
  if (date === undefined) {
    const offered = listOfferedDays(record, { now, calendar });
    return offered.map(({ reading, words }) => ({ ...reading, words }));
  }
  const reading = readMoment(date.value, now, calendar);
  return reading.kind === 'moment' ? [reading] : [];
}

/** `Not mornings` is of the hours after them. */
function readPart(said: string): HourSpan | null {
  const [, not, part] =
    /(\bnot (?:in )?(?:the )?)?\b(morning|afternoon|evening)s?\b/iu.exec(said) ?? [];
  if (part === undefined) return null;
  if (/^evening/i.test(part)) return not === undefined ? [17 * 60, null] : [null, 17 * 60];
  return /^morning/i.test(part) === (not === undefined) ? [null, 12 * 60] : [12 * 60, null];
}

const secondSpan = /,? (?:or|and) (?=before|after|from|until|till|between|not)/iu;

function isWithin({ moment: { hour, minute } }: NamedMoment, said: string): boolean {
  const at = hour * 60 + minute;
  return said.split(secondSpan).some((part) => {
    const span = readSpan(`Best ${part}`) ?? readPart(part);
    return span === null || (at >= (span[0] ?? 0) && at < (span[1] ?? 24 * 60));
  });
}
