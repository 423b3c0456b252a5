import type { Moment } from './calendar.ts';
import type { NamedMoment } from './read-moment.ts';

const nextWeek = /\bn(?:e?xt) (?:week|wk)\b/iu;
/** Next week is none at which they would speak: `next week is bad, Thursday works`. */
const refused =
  /(?:\b(?:not|never|except|away|out|off|busy|full|booked|holidays?|vacation|travell?ing|swamped|slammed|this week or|today or|tomorrow or|until|till?|before|after)|n['’]t)\b[^.?!;]{0,25}\bn(?:e?xt) (?:week|wk)\b|\bn(?:e?xt) (?:week|wk)\b(?:['’]s| is| looks| will be)? (?:\p{L}+ )?(?:bad|no good|full|crazy|hectic|busy|packed|booked|out|off|impossible|difficult|tricky|tough|hard|slammed|swamped|a (?:mess|nightmare|write-?off))\b/iu;
const thisWeek =
  /\bthis (?:week|wk|(?:mon|tues|wednes|thurs|fri)day)\b|\b(?:today|tomorrow|tonight)\b/iu;

/** Words that name a date, or its week, are of no other week; `Tuesday 2-4` are hours. */
const ownDay =
  /\b(?:today|tomorrow|tonight|this|next|nxt|weeks?|wk)\b|\d(?:st|nd|rd|th)\b|\d\/\d|(?<!\p{L})(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\b|\d{4}/iu;
const weekday =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/iu;

type Named = NamedMoment & { kind: 'moment' };

/**
 * A weekday in the week that its sentence names, or the one before: `Next week would be good, Friday morning` is none
 * of this week. Its words are those of both where they stand side by side.
 */
export function inNextWeek<T extends Named>(
  named: T,
  { sentence, before, present }: { sentence: string; before: string; present: Moment },
): T {
  const { moment, words } = named;
  if (ownDay.test(words) || !weekday.test(words)) return named;
  const isSaid = nextWeek.test(sentence)
    ? isMeant(sentence)
    : isMeant(before) && !thisWeek.test(sentence);
  if (!isSaid) return named;
  const isThisWeek =
    moment.weekOfYear === present.weekOfYear && moment.yearOfWeek === present.yearOfWeek;
  const meant = { ...named, words: withWeek(sentence, words) };
  return isThisWeek ? { ...meant, moment: moment.add({ days: 7 }) } : meant;
}

const isMeant = (text: string): boolean =>
  nextWeek.test(text) && !refused.test(text) && !bothWeeks.test(text);
const bothWeeks =
  /\bthis (?:week )?(?:or|and) n(?:e?xt) (?:week|wk)\b|\bn(?:e?xt) (?:week|wk) or (?:the|this)\b/iu;

/** `Tuesday at 2` as `Tuesday at 2 next week`, where they wrote so. */
function withWeek(sentence: string, words: string): string {
  const at = sentence.indexOf(words);
  if (at < 0) return words;
  const end = at + words.length;
  const [first = ''] =
    /\bn(?:e?xt) (?:week|wk)(?:,|:)? (?:on )?$/iu.exec(sentence.slice(0, at)) ?? [];
  const [last = ''] = /^,? (?:of )?n(?:e?xt) (?:week|wk)\b/iu.exec(sentence.slice(end)) ?? [];
  return `${first}${words}${last}`;
}
