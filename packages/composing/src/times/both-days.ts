import { monthWord } from '../facts/day-word.ts';

const part = '(?: (?:mornings?|afternoons?|evenings?|arvos?|[ap]\\.?m\\.?))?';
const weekday = '(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?';
const day = `(?:(?:next )?${weekday}(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?! ?[-–] ?\\d|[:.]\\d| ?[ap]\\.?m\\b))?(?: ${monthWord})?|\\d{1,2}(?:st|nd|rd|th)?(?: ${monthWord})?|${monthWord} \\d{1,2}(?:st|nd|rd|th)?|tomorrow)${part}`;
const hour =
  '(?: (?:(?:at|after|around|about|from|before|by|between) )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b\\.?)?(?: ?(?:[-–]|to|and) ?\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\b\\.?)?)?(?: [ECMP][SD]?T\\b)?| (?:at )?noon)?';
const before = new RegExp(`(?<![\\p{L}\\d])(?<other>${day}${hour},? or (?:on )?)$`, 'iu');
const after = new RegExp(`^(?<other>,? or (?:on )?${day}${hour})(?![\\p{L}\\d])`, 'iu');

/** A text without the other day that is offered beside the one of these words. */
export function withoutOtherDay(text: string, words: string): string {
  const at = text.indexOf(words);
  if (at < 0) return text;
  const end = at + words.length;
  const start = Math.max(0, at - longest);
  const first = text.slice(start, at).replace(before, '');
  return `${text.slice(0, start)}${first}${words}${text.slice(end).replace(after, '')}`;
}

/** The words of a day with the other one that is offered beside it, as in `Tues or Weds morning`. */
export function sayBothDays(text: string, words: string): string {
  const at = text.indexOf(words);
  if (at < 0) return words;
  const [first = ''] = before.exec(text.slice(Math.max(0, at - longest), at)) ?? [];
  const [second = ''] =
    after.exec(text.slice(at + words.length, at + words.length + longest)) ?? [];
  return `${first}${words}${second}`;
}
const longest = 40;

const nth = '\\d{1,2}(?:st|nd|rd|th)\\b';
const ofMonth = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthWord}|${monthWord} \\d{1,2}(?:st|nd|rd|th)?)`;
/** `Thurs 10` may be an hour. */
const listed = `(?:(?:next |this )?${weekday}(?:,? (?:${ofMonth}|(?:the )?${nth}))?|${ofMonth}|${nth}|tomorrow|today)`;
/** `Friday, 3 December` is one day. */
const link = `(?: ?[/&] ?|, ?(?=${weekday}|tomorrow\\b)|(?<=\\d(?:st|nd|rd|th)?), ?|,? (?:or|and|&) )(?:on )?`;
const clock = '\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b\\.?)?(?: ?[ECMP][SD]?T\\b)?';
const tail = `(?:,? (?:(?:in the |late |early )?(?:mornings?|afternoons?|evenings?|arvos?)\\b|[ap]\\.?m\\b\\.?|(?:at|after|around|about|before|from) ${clock}|\\d{1,2}(?:[:.]\\d{2})? ?[ap]\\.?m\\b\\.?(?: [ECMP][SD]?T\\b)?|(?:of )?next (?:week|wk)\\b|(?:at )?noon\\b)){0,2}`;
/** `Next week on Tuesday or Thursday` */
const head = `(?:next (?:week|wk)(?:,|:)? (?:on )?)?`;
const and = '(?:,? or (?:the )?| ?/ ?)';
const ofMonths = `(?:${monthWord} \\d{1,2}(?:st|nd|rd|th)?${and}\\d{1,2}(?:st|nd|rd|th)?\\b(?! ?[ap]\\.?m\\b|[/.:]\\d|,? (?:${monthWord}|people|of us))|\\d{1,2}(?:st|nd|rd|th)?${and}\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthWord}\\b)`;
const list = new RegExp(
  `(?<![\\p{L}\\d])(?<head>${head})(?<days>${ofMonths}|${listed}(?:${link}${listed}){1,3})(?![\\p{L}\\d]|[:.]\\d)(?<tail>${tail})`,
  'iu',
);

/** `Dec 8 or 9`, `8 or 9 December` */
const numbers = `\\d{1,2}(?:st|nd|rd|th)?`;
const ofOneMonth = new RegExp(
  `^(?:(?<before>${monthWord}) (?<first>${numbers}(?:${and}${numbers})+)|(?<last>${numbers}(?:${and}${numbers})+)(?: of)? (?<after>${monthWord}))$`,
  'iu',
);

function listDays(days: string): string[] {
  const { before: name, first, last, after: behind } = ofOneMonth.exec(days)?.groups ?? {};
  if (first !== undefined) return first.split(new RegExp(and, 'u')).map((one) => `${name!} ${one}`);
  if (last !== undefined) return last.split(new RegExp(and, 'u')).map((one) => `${one} ${behind!}`);
  return days.split(new RegExp(link, 'iu'));
}

/** Days that are offered for one hour: `Weds or Thurs pm` is two of them, as they would be said alone. */
export function splitDays(text: string): { words: string; days: string[] } | null {
  const found = list.exec(text);
  if (found === null) return null;
  const { head: week = '', days = '', tail: hours = '' } = found.groups!;
  const ofWeek = week === '' ? '' : ' next week';
  return {
    words: found[0].trim(),
    days: listDays(days).map((one) => `${one}${ofWeek}${hours.replace(/\bwk$/iu, 'week')}`),
  };
}
