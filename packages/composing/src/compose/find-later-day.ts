import { listSentences } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { monthNumber, months, type Moment } from '../times/calendar.ts';
import { findLater } from './ask-of-texts.ts';
import { isReply } from './read-asked.ts';

const seasons: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  'new year': 1,
  'next year': 1,
};
const period = new RegExp(
  String.raw`\b(?<link>in|until|till?|after|from|around|come|maybe|perhaps|for|next)\s+(?:about |around )?(?:the |next )?(?:(?<part>early|mid|middle of|late|end of|start of|beginning of)[- ]?)?(?:the )?(?:(?:(?<before>\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${months.join('|')})[a-z]{0,6}(?: (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:.]))?|(?<season>${Object.keys(seasons).join('|')}))\b`,
  'iu',
);
const notNow =
  /\b(?:not (?:really )?(?:the|a) (?:right|good|best) (?:time|moment)|busy|flat out|tied|away|closed|shut|off|out|booked|processing)\b[^.?!]*\b(?:until|till?)\b/iu;

/** The first day of the time at which somebody asks to be spoken to again: `in February`, `till mid December`. */
export function findLaterDay(sheet: FactSheet, present: Moment): Moment | undefined {
  const said =
    findLater(sheet) ??
    sheet.facts
      .filter(isReply)
      .flatMap(listSentences)
      .find((sentence) => notNow.test(sentence));
  const { groups } = (said === undefined ? null : period.exec(said)) ?? {};
  if (groups === undefined) return undefined;
  const named = monthNumber(groups['month'] ?? '');
  const month = named === 0 ? seasons[groups['season']!.toLowerCase()]! : named;
  const first = nextOf(month, present);
  const day = Number(groups['day'] ?? groups['before'] ?? 0);
  if (day > 0) return ahead(first.with({ day }), present);
  const isLate = /^(?:mid|middle)/i.test(groups['part'] ?? '') ? 14 : 0;
  if (/^late/i.test(groups['part'] ?? '')) return ahead(first.add({ days: 20 }), present);
  if (/^end/i.test(groups['part'] ?? '') || (isLate === 0 && /^after/i.test(groups['link']!)))
    return ahead(first.add({ months: 1 }), present);
  return ahead(first.add({ days: isLate }), present);
}

/** The first of the month, of this year or the next. */
function nextOf(month: number, present: Moment): Moment {
  const first = present.startOfDay().with({ day: 1, month });
  return month < present.month ? first.add({ years: 1 }) : first;
}

const ahead = (day: Moment, present: Moment): Moment | undefined =>
  Temporal.ZonedDateTime.compare(day, present) > 0 ? day : undefined;
