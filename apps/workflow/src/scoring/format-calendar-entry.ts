import { when } from './judgement.ts';
import type { Reading } from './read-text.ts';
import type { Fault, Judged } from './types.ts';

const date =
  /\b\d{4}-\d\d-\d\d|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bweekday\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const time = /\b\d{1,2}:\d\d\b|\b\d{1,2} ?(?:am|pm)\b|\ball day\b|\bnoon\b/i;
const place =
  /\b(?:where|channel|location|venue|room|platform|linkedin|blog|newsletter|online|site|address|calendar)\b/i;
const person = /\b(?:owner|who|attendees?|responsible|assigned|host|organi[sz]er|with)\b/i;

/** A calendar entry: a day, a time, a place or channel, a person. */
export function formatCalendarEntry(_: Judged, { text, sentences }: Reading): Fault[] {
  return [
    ...when(!date.test(text), 25, { says: 'the day is missing', fix: 'Name the day' }),
    ...when(!time.test(text), 12, { says: 'the time is missing', fix: 'Name the time of day' }),
    ...when(!place.test(text), 15, {
      says: 'the place or channel is missing',
      fix: 'Name where it takes place, or on which channel',
    }),
    ...when(!person.test(text), 15, {
      says: 'nobody is named as its owner',
      fix: 'Name who is responsible',
    }),
    ...when(sentences.length < 4, 10, {
      says: 'it says too little to act on',
      fix: 'Add what has to be ready beforehand',
    }),
  ];
}
