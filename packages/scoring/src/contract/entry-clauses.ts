import { breach } from './clause.ts';

const date =
  /\b\d{4}-\d\d-\d\d|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bweekday\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const time = /\b\d{1,2}:\d\d\b|\b\d{1,2} ?(?:am|pm)\b|\ball day\b|\bnoon\b/i;
const place =
  /\b(?:where|channel|location|venue|room|platform|linkedin|blog|newsletter|online|site|address|calendar)\b/i;
const person = /\b(?:owner|who|attendees?|responsible|assigned|host|organi[sz]er|with)\b/i;

const names = (wanted: RegExp, says: string, fix: string) => (text: string) =>
  breach(wanted.test(text) ? 0 : 1, { says, fix });

export const namesDay = names(date, 'the day is missing', 'Name the day');
export const namesTime = names(time, 'the time is missing', 'Name the time of day');
export const namesPlace = names(
  place,
  'the place or channel is missing',
  'Name where it takes place, or on which channel',
);
export const namesOwner = names(person, 'nobody is named as its owner', 'Name who is responsible');
