import type { FactSheet } from '../facts/read-facts.ts';
import { listSentences } from '../facts/markup.ts';
import { monthNumber, months, toMoment, type Calendar, type Moment } from '../times/calendar.ts';
import { findEaster } from '../times/find-easter.ts';
import { readNamedWeek } from '../times/named-weeks.ts';
import { readDay } from '../times/read-moment.ts';
import { findLater } from '../reasons/ask-of-texts.ts';
import { asksToComeBack, dayShape } from '../sentences/put-off.ts';
import { findFreeHalf } from './find-part-of-day.ts';
import { findStandIn } from '../request/find-stand-in.ts';
import { isReply } from '../request/read-asked.ts';

const seasons: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  'new year': 1,
  'first of the year': 1,
  q1: 1,
  q2: 4,
  q3: 7,
  q4: 10,
  'next year': 1,
};
const period = new RegExp(
  String.raw`\b(?:(?<link>in|until|till?|after|from|around|come|maybe|perhaps|for|next|mid(?=-)|once|end of|half of)[ -]+(?:about |around )?(?:the |next )?(?:(?<part>early|mid|middle of|late|end of|start of|beginning of|second half of|(?:first|1st|second|2nd|third|3rd|fourth|4th|last) week (?:of|in))[- ]?)?(?:the )?|(?<alone>early|mid|late|(?:start|beginning|middle) of)[ -](?:the )?(?:in )?)(?:(?:(?<before>\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${months.join('|')})[a-z]{0,6}(?: (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:.])| (?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last) week\b)?|(?<season>${Object.keys(seasons).join('|')}))\b`,
  'iu',
);
const notNow =
  /\b(?:not (?:really )?(?:the|a) (?:right|good|best) (?:time|moment)|busy|flat out|tied|away|closed|shut|off|out|booked|processing|stocktak\p{L}+)\b[^.?!]*\b(?:until|till?)\b/iu;

/** `Come back to me in three weeks` */
const inTerm =
  /\b(?:ask|write|call|contact|try|ring|phone|come back|get back|check in|(?:get|be) in touch|talk|speak|chat|follow up)\b[^.?!]{0,25}\bin (?:about |around |another )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|a few|a couple of) (?:weeks?|fortnights?|months?)\b/iu;

/** `Next week sometime`, `some time next week please`: a week is no day that is named, and no put-off. */
const weekAlone =
  /^\W{0,3}(?:(?:yes|yep|ok|okay|sure|maybe|perhaps|can we (?:do|say|make it)|could we (?:do|say|make it)|how about|better),? ){0,3}(?:(?:some|any) ?time |early |anytime )?next week(?: (?:some ?time|some day|any ?time|any day|is (?:better|best|good|fine)|would be (?:better|best|good|fine)|suits|works|suits (?:me|us)|works for (?:me|us)|instead|please|then|if poss(?:ible)?|if you can|sounds good)){0,2}\W{0,3}$/iu;
/** `Any day next week except Tuesday` */
const anyInWeek =
  /^\W{0,3}(?:(?:yes|sure|ok|okay),? )?(?:any|some) ?(?:other )?(?:day|time|morning|afternoon|arvo)s? (?:(?:is|works?|suits?) )?next week\b(?!['’]?s)|^\W{0,3}next week,? any ?(?:day|time|morning|afternoon|arvo)\b|\bany (?:other )?(?:day|time|morning|afternoon|arvo) next week (?:is|works?|suits?|would)\b|[,;–] ?(?:so |but )?next week (?:is|would be|works|suits)(?: me| us)? (?:much )?(?:better|best)\b/iu;
const isInNextWeek = (sentence: string): boolean =>
  weekAlone.test(sentence) || anyInWeek.test(sentence);

interface Present {
  now: Date;
  calendar: Calendar;
}

/** The first day of the time at which somebody asks to be spoken to again: `in February`, `till mid December`. */
export function findLaterDay(sheet: FactSheet, { now, calendar }: Present): Moment | undefined {
  // Who stands in is there.
  if (findStandIn(sheet) !== undefined) return undefined;
  const said =
    findLater(sheet) ??
    sheet.facts
      .filter(isReply)
      .flatMap(listSentences)
      .find(
        (sentence) =>
          notNow.test(sentence) ||
          inTerm.test(sentence) ||
          isInNextWeek(sentence) ||
          readNamedWeek(sentence, { now, calendar }) !== undefined,
      );
  // Of whom the mornings are full until a day the afternoons before it are free.
  if (said === undefined || findFreeHalf(said) !== undefined) return undefined;
  return readLaterDay(said, { now, calendar });
}

/** The first day that a sentence by which somebody puts something off lets be meant. */
export function readLaterDay(sentence: string, { now, calendar }: Present): Moment | undefined {
  const present = toMoment(now, calendar);
  const whole = sentence.slice(0, longest);
  const [asked = whole] = askedFor.exec(whole) ?? [];
  const found = readFirst(asked, { now, calendar }) ?? readFirst(whole, { now, calendar });
  return found === undefined ? undefined : ahead(found, present);
}
const longest = 400;

/** `We move in February, so write to me again mid January`: what stands before the wish is of something else. */
const askedFor =
  /(?:[,;:–—] ?|\b(?:so|and|but|then|please|maybe|perhaps|just|better|best)\b,? )(?:(?:so|then|please|maybe|perhaps|just|can you|could you|would you|do) )*(?:write|ring|call|phone|come back|get back|circle back|try|contact|ask|talk|speak|chat|check|follow up|e-?mail|ping|reach out|(?:be|get) in touch|let['’]?s (?:talk|speak|chat))\b.*$/iu;

function readFirst(said: string, { now, calendar }: Present): Moment | undefined {
  const present = toMoment(now, calendar);
  return (
    readNamedWeek(said, { now, calendar })?.first.toZonedDateTime(present.timeZoneId) ??
    readFeast(said, present) ??
    readNamedDay(said, { now, calendar }) ??
    readTerm(said, present) ??
    readPeriod(said, present)
  );
}

const feast =
  /\b(?:after|until|till?|before|once|following|past)\b (?:\p{L}+ ){0,2}?(?<feast>easter|christmas|xmas|the holidays)\b/iu;

/** Hardly anybody means the days between Christmas and New Year. */
function readFeast(said: string, present: Moment): Moment | undefined {
  const named = feast.exec(said)?.groups?.['feast'];
  if (named === undefined) return undefined;
  const today = present.startOfDay();
  if (!/^easter/i.test(named)) return findNext(1, present).add({ days: 1 });
  const own = findEaster(present.year);
  const isOver = Temporal.PlainDate.compare(own, present.toPlainDate()) < 0;
  const { month, day, year } = isOver ? findEaster(present.year + 1) : own;
  // Monday is a holiday in most countries.
  return today.with({ year, month, day }).add({ days: 2 });
}

/** `After the 11th Jan` is not that day, and `until 11 January` is. */
const linkedDay = new RegExp(
  String.raw`\b(?<link>after|until|till?|up ?to|before|from|once|when|past|back on)\b (?<rest>[^.?!;]{0,60}?)(?<day>${dayShape}|(?<=\b(?:until|till?) )\d{1,2}(?:st|nd|rd|th)\b)`,
  'giu',
);
const dayAlone = new RegExp(`\\b(?<link>on) (?<day>${dayShape})`, 'giu');
const linkedWeekday =
  /\b(?<link>after|until|till?|before|from|back|back on)\b (?:next |this )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|tomorrow)\b/giu;
const afterThat = /\bafter (?:that|then|this)\b/iu;

/** Of several days the last one. */
function readNamedDay(said: string, { now, calendar }: Present): Moment | undefined {
  const { timeZoneId } = toMoment(now, calendar);
  // `We meet on the 5th` puts nothing off, and `check in with us on the 5th` does.
  const own = asksToComeBack(said) ? [...said.matchAll(dayAlone)] : [];
  const days = [...said.matchAll(linkedDay), ...said.matchAll(linkedWeekday), ...own]
    .slice(0, mostDays)
    .flatMap(({ groups, index }) => {
      const { link = '', day = '' } = groups!;
      // `Call me before the 5th` puts nothing off.
      if (/^before$/i.test(link) && !denied.test(said.slice(0, index))) return [];
      // `I'm away from Wednesday` is when they go.
      if (/^from$/i.test(link) && leaves.test(said.slice(0, index))) return [];
      const read = readWritten(day, { now, calendar });
      const isAfter = /^(?:after|past)$/i.test(link) || afterThat.test(said);
      if (read === undefined) return [];
      // Nobody calls today by its weekday who is not there yet.
      const isNext =
        /^(?:back|until|till?)/i.test(link) &&
        ofWeek.test(day) &&
        read.equals(toMoment(now, calendar).toPlainDate());
      return [read.add({ days: isNext ? 7 : isAfter ? 1 : 0 })];
    });
  return days
    .toSorted((one, other) => Temporal.PlainDate.compare(one, other))
    .at(-1)
    ?.toZonedDateTime(timeZoneId);
}
const ofWeek = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const mostDays = 4;
const leaves = /\b(?:away|off|out|abroad|closed|shut|holidays?|leave)\b[^.?!,;]{0,20}$/iu;
const denied = /(?:\b(?:not|nothing|never|no)|n['’]t)\b[^.?!]{0,60}$/iu;

const readWritten = (day: string, { now, calendar }: Present): Temporal.PlainDate | undefined =>
  readDay(day.replace(/\.$/, ''), now, calendar) ??
  readDayOfMonth(day, toMoment(now, calendar).toPlainDate());

/** `The 11th` is the next one. */
function readDayOfMonth(said: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const day = Number(/^(?:the )?(?<day>\d{1,2})\p{L}{2}$/iu.exec(said)?.groups?.['day'] ?? 0);
  if (day < 1 || day > 31) return undefined;
  const own = today.with({ day });
  return Temporal.PlainDate.compare(own, today) > 0 ? own : own.add({ months: 1 });
}

const counts = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const term =
  /\bin (?:about |around |another )?(?:(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|eight|(?<few>a few|a couple of)) (?<unit>week|fortnight|month)s?)\b/iu;

/** `In three weeks`, `the week after next` */
function readTerm(said: string, present: Moment): Moment | undefined {
  const today = present.startOfDay();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  if (/\bthe week after next\b/iu.test(said)) return monday.add({ weeks: 2 });
  if (/\bthe month after next\b/iu.test(said)) return today.with({ day: 1 }).add({ months: 2 });
  const { count, few, unit } = term.exec(said)?.groups ?? {};
  if (count !== undefined && unit !== undefined) {
    const many = few === undefined ? readCount(count) : 2;
    if (/^month/i.test(unit)) return today.add({ months: many });
    return today.add({ weeks: /^fortnight/i.test(unit) ? many * 2 : many });
  }
  if (isInNextWeek(said)) return monday.add({ weeks: 1 });
  if (/\bnot this week\b/iu.test(said)) return monday.add({ weeks: 1 });
  if (/\bnot this month\b/iu.test(said)) return today.with({ day: 1 }).add({ months: 1 });
  return undefined;
}

const readCount = (count: string): number =>
  /^\d/.test(count) ? Number(count) : Math.max(1, counts.indexOf(count.toLowerCase()));

const overIn =
  /\b(?:once|when|after)\b[^.?!]{0,60}\b(?:over|done|finished|through|behind us|closed|complete)\b[^.?!]{0,10}\bin\b/iu;

function readPeriod(said: string, present: Moment): Moment | undefined {
  const { groups } = period.exec(said) ?? {};
  if (groups === undefined) return undefined;
  const named = monthNumber(groups['month'] ?? '');
  const month = named === 0 ? seasons[groups['season']!.toLowerCase()]! : named;
  const first = findNext(month, present);
  const day = Number(groups['day'] ?? groups['before'] ?? 0);
  if (day > 0 && day <= first.daysInMonth) return first.with({ day });
  const link = groups['link'] ?? '';
  const part = `${groups['part'] ?? groups['alone'] ?? ''} ${link}`.trim();
  const week = groups['nth'] ?? /^(?<nth>\w+) week/i.exec(part)?.groups!['nth'];
  if (week !== undefined) return findWeek(first, week);
  if (/^(?:mid|second|half)/i.test(part)) return first.add({ days: 14 });
  if (/^late/i.test(part)) return first.add({ days: 20 });
  const isOver = overIn.test(said) || (/^in$/i.test(link) && afterThat.test(said));
  // The first of January is over at once.
  const isAfter = /^after/i.test(link) && !/^first/i.test(groups['season'] ?? '');
  return /^end/i.test(part) || isAfter || isOver ? first.add({ months: 1 }) : first;
}

/** The first days of the week of a month: late in a week its Monday is the next one. */
function findWeek(first: Moment, nth: string): Moment {
  const at = ['f', '1', 's', '2', 't', '3'].indexOf(nth.charAt(0).toLowerCase());
  const isFourth = /^(?:fourth|4th|last)/i.test(nth);
  const day = first.add({ days: isFourth ? 21 : Math.floor(at / 2) * 7 });
  return day.dayOfWeek > thursday ? day.add({ days: 8 - day.dayOfWeek }) : day;
}
const thursday = 4;

/** The first of the month, of this year or the next. */
function findNext(month: number, present: Moment): Moment {
  const first = present.startOfDay().with({ day: 1, month });
  return month < present.month ? first.add({ years: 1 }) : first;
}

const ahead = (day: Moment, present: Moment): Moment | undefined =>
  Temporal.ZonedDateTime.compare(day, present) > 0 ? day : undefined;
