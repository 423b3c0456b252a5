import { clip } from '../facts/inline-text.ts';
import { listOfferedDays } from '../request/find-offered-days.ts';
import { findScheduled } from '../sentences/scheduled.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readMoment, type NamedMoment } from '../times/read-moment.ts';
import { readSpan } from '../times/read-span.ts';
import type { DayAsk } from './ask-about-days.ts';
import type { DraftRequest } from '../request/types.ts';

/** Somebody who can be called at some hours alone is offered none of the others. */
export function askAboutReplyHours(request: DraftRequest): DayAsk[] {
  const said = request.record.find('namedHours')?.value;
  if (said === undefined || !request.definition.inputs.includes('reply')) return [];
  const [first, ...others] = listTimes(request);
  if (first === undefined || [first, ...others].some((time) => isWithin(time, said))) return [];
  const question = `The reply says “${clip(said, 60)}”, and on record is “${clip(first.words, 60)}”: on which day, and at what hour, is the call?`;
  return [
    {
      of: request.record.find('date') === undefined ? 'dayOffer' : 'date',
      names: ['date'],
      question,
    },
  ];
}

/** The day on record, or else those that are offered; none where one of them has no hour. */
function listTimes({ record, now, calendar = defaultCalendar }: DraftRequest): NamedMoment[] {
  const date = findScheduled(record) ?? record.find('date');
  if (now === undefined) return [];
  if (date === undefined) {
    const offered = listOfferedDays(record, { now, calendar });
    return offered.every(({ reading }) => reading.hasTime)
      ? offered.map(({ reading, words }) => ({ ...reading, words }))
      : [];
  }
  const reading = readMoment(date.value, now, calendar);
  return reading.kind === 'moment' && reading.hasTime ? [reading] : [];
}

const secondSpan = /,? (?:or|and) (?=before|after|from|until|till|between|not)/iu;

function isWithin({ moment: { hour, minute } }: NamedMoment, said: string): boolean {
  const at = hour * 60 + minute;
  return said.split(secondSpan).some((part) => {
    const span = readSpan(`Best ${part}`);
    return span === null || (at >= (span[0] ?? 0) && at < (span[1] ?? 24 * 60));
  });
}
