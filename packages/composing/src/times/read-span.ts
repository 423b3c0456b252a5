import type { HourSpan } from './propose-moment.ts';
import { smallNumbers } from '../facts/small-numbers.ts';

const hour = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?(?: ?([ap])\.?m\b\.?)?`;
/** `10 to 12 boats` counts something: without a half of the day an hour ends what is said, or a day follows. */
const noCount = String.raw`(?:(?<=m\b\.?)|(?![\d%]|[.,]\d)(?=[^\p{L}\p{N}%]*(?:$|[,.;!?)])| (?:any|on|most|every|each|please|or|if|[ECMP][SD]?T|weekdays?|daily|in the|is|are|would|works?|suits?|best|(?:fine|good|ok(?:ay)?)(?=[.,;!?]|$)|mon|tues|wednes|thurs|fri)))`;
const between = new RegExp(
  String.raw`(?<![\d.:/£₹$€]|\bnot (?:between |from )?)(?:\b(?:between|from) )?\b${hour} ?(?:-|–|and|to|until|till) ?${hour}${noCount}`,
  'iu',
);
const oneEnd = new RegExp(
  String.raw`\b(after|from|before|until) (\d{1,2})(?:[:.]([0-5]\d))? ?(?:([ap])\.?m\b|o['’]?clock\b|(?=[,.;!?]|$| (?:please|any|on any|most|or|if|is|are|would|works?|suits?|best|only|(?:fine|good|ok(?:ay)?)(?=[.,;!?]|$)|in the (?:evening|afternoon|morning))\b))${noCount}`,
  'iu',
);
/** As people say that they would be spoken to at those hours. */
const ofContact =
  /\b(?:call(?:ed)?|ring|rung|phone[ds]?|text|reach|catch|speak|talk|free|available|best|better|fine|suits?|works?|can do|could do|around|home|in|any ?time|any (?:week)?day|(?:every|most|week)days?)\b/iu;

/** `4pm` in minutes; without a half of the day an hour that people work. */
function toMinutes(written: string, minute = '0', half = ''): number {
  const said = Number(written) % (half === '' ? 24 : 12);
  const isAfternoon = /p/i.test(half) || (half === '' && said < earliest);
  return (said + (isAfternoon && said < 12 ? 12 : 0)) * 60 + Number(minute);
}
const earliest = 8;

const spelled = new RegExp(
  String.raw`\b(between|from|after|before|until|till|to|and) (${smallNumbers.join('|')})\b(?!-|['’]?s\b)`,
  'giu',
);
/** `mornings before ten` */
const writeHours = (sentence: string): string =>
  sentence
    .replace(/\b(?:noon|midday)\b/giu, '12')
    .replace(
      spelled,
      (_, word: string, name: string) =>
        `${word} ${String(smallNumbers.indexOf(name.toLowerCase()) + 1)}`,
    );

/** Between which hours of any day somebody wants to be spoken to: `Ring between 4 and 6pm`, `before ten`. */
export const readSpan = (said: string): HourSpan | null =>
  readNamedHours(said) ?? readFreeHours(said);

function readNamedHours(said: string): HourSpan | null {
  const sentence = writeHours(said);
  if (!/\d/.test(sentence) || !ofContact.test(sentence)) return null;
  const found = between.exec(sentence);
  return found === null ? readEnd(sentence) : readBoth(found);
}

/** `Don't ring before 10`: what is said of the hour before its words. */
const refusing = /(?:\b(?:not|never|no|cannot|nobody)\b|n['’]t\b)[^.;,!?]{0,40}$/iu;
const isRefused = ({ index, input }: RegExpExecArray): boolean =>
  refusing.test(input.slice(Math.max(0, index - 60), index));

function readBoth(found: RegExpExecArray): HourSpan | null {
  if (isRefused(found)) return null;
  const [, from = '', fromMinute, fromHalf, to = '', toMinute, toHalf] = found;
  // `10 to 2pm` begins before noon, and `4 and 6pm` after it.
  const shared = Number(from) % 12 < Number(to) % 12 ? toHalf : undefined;
  const first = toMinutes(from, fromMinute, fromHalf ?? shared ?? '');
  const last = toMinutes(to, toMinute, toHalf ?? '');
  const end = last <= first ? last + 12 * 60 : last;
  return end - first <= longest && end <= 24 * 60 ? [first, end] : null;
}
const longest = 12 * 60;

function readEnd(sentence: string): HourSpan | null {
  const found = oneEnd.exec(sentence);
  const [, word = '', written = '', minute, half] = found ?? [];
  if (found === null || Number(written) > 23) return null;
  const at = toMinutes(written, minute, half);
  return /^(?:after|from)$/i.test(word) === isRefused(found) ? [null, at] : [at, null];
}

const namedHour = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?(?: ?(?<half>[ap])\.?m\b\.?)?(?![\d:/]|(?:st|nd|rd|th)\b| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;

/** `Ring after 4 not b4 as im teaching`: an hour, and why. */
const withReason = new RegExp(
  String.raw`\b(?:ring|call|phone|text|speak|talk|best|free|available|any ?time|home|in)\b[^.;!?]{0,20}\bafter ${namedHour} (?:not\b|as (?:i|we)|cos\b|coz\b|cause\b|because\b|since (?:i|we)|when (?:i|we)|but not\b|every\b|each\b|during\b|weekdays\b)`,
  'iu',
);
/** `Teaching til 3.15 every day, so after then`, `I finish at 3, ring then` */
const whenOver = new RegExp(
  String.raw`\b(?:busy|teaching|working|work|class(?:es)?|lessons?|meetings?|tied up|out|on site|shift|driving|surgery)\b[^.;!?]{0,20}\b(?:until|till?) ${namedHour}[^.!?]{0,30}\b(?:after|then|any ?time)\b|\b(?:finish(?:es|ed)?|done|off|home) (?:work |school |teaching |class(?:es)? )?(?:at|by|from) (?<later>\d{1,2})(?:[:.](?<past>[0-5]\d))?[, ][^.!?]{0,20}\b(?:then|after|ring|call|phone)\b`,
  'iu',
);
const outside =
  /(?:\b(?:not|never|no|except|outside|out of|avoid|dont)\b|n['’]t\b)[^.;,!?]{0,40}\b(?:(?<school>school|teaching|lesson)|work|working|office|business|shop|surgery|opening) (?:hours|time)\b/iu;
/** When schools and others close. */
const [schoolEnds, workEnds] = [15 * 60 + 30, 17 * 60 + 30];

/** From when on somebody is free who says by what they are kept before; null where they say nothing of it. */
function readFreeHours(sentence: string): HourSpan | null {
  const found = withReason.exec(sentence) ?? whenOver.exec(sentence);
  const { hour: first, minute, half, later, past } = found?.groups ?? {};
  const at = first ?? later;
  if (at !== undefined && Number(at) < 24) return [toMinutes(at, minute ?? past, half), null];
  const kept = outside.exec(sentence);
  if (kept === null) return null;
  return [kept.groups?.['school'] === undefined ? workEnds : schoolEnds, null];
}
