import { isFreeText } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { isReply } from '../request/read-asked.ts';
import { listNamesOfReader } from '../request/told-of-reader.ts';
import { readWeekdays } from '../times/read-weekdays.ts';

const day =
  '(?:mon|tue(?:s)?|wed(?:nes|s)?|thu(?:rs|r)?|fri|sat(?:ur)?|sun)(?:days?)?(?:(?: the)? \\d{1,2}(?:st|nd|rd|th)?)?(?!\\p{L})';
const listed = `${day}(?:(?: ?[,/&] ?| or | and | nor )(?:on )?${day}){0,4}`;
/** `Could you come out Thursday`, `have somebody out on Friday`: it is the way to them. */
const comingOut =
  '(?:(?:com|pop|nip|rid|driv|head|cycl)(?:e|es|ing)?|came|drove|get(?:ting)?|(?:send|sent|have|get|want|need|bring)(?:ing)? (?:you|him|her|them|some(?:body|one)|any(?:body|one)|an? \\p{L}+|one of you|the \\p{L}+)) ';
/** `I am not in on Monday or Tuesday`, `can't do Friday`, `out Thursday`: of the days to come alone. */
const barred = new RegExp(
  `(?:\\b(?:not|never|no|cannot|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t)(?: (?:be|do|make|manage|work|in|at work|available|free|around|here|there|able to do|good|on|this|next|any|a)){1,4}|\\b(?:(?:is|am|are|be|['’]m|['’]s|['’]re) )?(?:off|away|closed|out of (?:the )?office|(?<!\\b${comingOut})out|on leave|fully booked|tied up)(?: all day)?(?: on)?(?: this| next)?) (?<days>${listed})(?! (?:mornings?|afternoons?|evenings?|[ap]m|to|till|until|before|after|at)\\b)(?! ?[-–])`,
  'iu',
);
const sign = /\b(?:mon|tue|wed|thu|fri|sat|sun)/iu;
const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const longest = 200;

const readBarred = (said: string): number[] =>
  (
    (barred.exec(said)?.groups?.['days'] ?? '').match(/(?:mon|tue|wed|thu|fri|sat|sun)/giu) ?? []
  ).map((name) => names.indexOf(name.toLowerCase()) + 1);

/** Of no colleague: `Jo is off Fridays` is about whoever calls. */
const ofThem =
  /^(?:but |and |please |note:? |nb:? )*(?:she|he|they|not|never|no|closed|off|away|out|can['’]?t|cannot|shut)(?!\p{L})/iu;

/** The weekdays, by ISO 8601, on which somebody is said not to be there, in a reply or of them in a note. */
export function listBarredDays(record: FactSheet): number[] {
  const people = listNamesOfReader(record);
  const isOfThem = (said: string): boolean =>
    ofThem.test(said) || people.some((name) => said.slice(0, longest).includes(name));
  const said = record.facts.flatMap((fact) => {
    if (!isFreeText(fact) && !isReply(fact)) return [];
    const sentences = listSentences(fact).filter((one) => one.length <= longest && sign.test(one));
    return isReply(fact) ? sentences : sentences.filter(isOfThem);
  });
  const days = said.flatMap((one) => {
    const chosen = readWeekdays(one)?.days;
    return [
      ...readBarred(one),
      ...(chosen === undefined ? [] : all.filter((at) => !chosen.includes(at))),
    ];
  });
  // Who could be reached on no day of a week is reached on any.
  const barredDays = [...new Set(days)];
  return [1, 2, 3, 4, 5].every((at) => barredDays.includes(at)) ? [] : barredDays;
}
const all = [1, 2, 3, 4, 5, 6, 7];
