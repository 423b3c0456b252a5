import { monthNumber, months, toMoment, type Calendar } from './calendar.ts';
import { readDay } from './read-moment.ts';

const month = `(?:${months.join('|')})[a-z]{0,6}\\.?`;
const nth = '(?:the )?\\d{1,2}(?:st|nd|rd|th)';
const dayOfWeek = `(?:(?:mon(?:day)?,? )?(?:${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?![\\d/])|${nth}\\b))`;
/** `The week of December 14`, `w/c 14 December` */
const weekOf = new RegExp(
  `\\b(?:(?:the )?(?:week|wk) (?:of|commencing|beginning|starting)|w/[co]) (?<day>${dayOfWeek})`,
  'iu',
);
/** `Early next week`, `the first week of January`, `mid December` */
const partOf = new RegExp(
  `\\b(?:(?:the )?(?<which>early|mid|middle of|late|later|end of|back end of|start of|beginning of|(?:first|1st|second|2nd|third|3rd|last) week (?:of|in)|first half of|second half of|(?:some ?time|any ?time) in)[ -](?:the )?(?:(?<week>next (?:week|wk))|(?<month>${month})(?! ?\\d)))`,
  'iu',
);

/** `Could you show us a demo next week?` */
const nextWeek = /\b(?<week>next (?:week|wk))\b/iu;
/** `Could somebody take a look in the new year?` */
const inMonth = new RegExp(
  `\\bin (?:the )?(?:(?<newYear>new year)\\b|(?<month>${month})(?! ?\\d))`,
  'iu',
);
const ofMeeting =
  /\b(?:call|demo|talk|speak|chat|meet|meeting|visit|connect|look|come (?:out|over|round|by)|stop by|pop (?:in|over|round))\b/iu;

/** A week, or a part of a month, is one at which they are not to be had. */
const refused =
  /\b(?:not?|never|except|apart from|away|out|off|bus(?:y|iest)|full|booked|hectic|crazy|bad|peak|closed|shut|holidays?|vacation|leave|travell?ing|until|till?|thru|through|since|last year|after|before|renew\p{L}*|expires?|ends?|starts?|began|was|were|due|deliver\p{L}*|launch\p{L}*|open(?:s|ing)?|mov(?:e|es|ing))\b|n['’]t\b/iu;
const wished =
  /\b(?:works?|suits?|best|better|good|great|fine|ideal|ok|okay|perfect|free|open|available|let['’]?s|how about|what about|shoot for|aim for|try|ask(?: \p{L}+){0,2} for|visit|check in|call|ring|phone|talk|speak|chat|connect|meet|catch up|touch base|reach out|reconnect|circle back|get together|please|prefer|could do|can do|shall we)\b/iu;
/** `The week of the 14th.` and little else */
const mostWords = 2;

export interface NamedWeek {
  /** As it is written. */
  words: string;
  /** The first day of it. */
  first: Temporal.PlainDate;
}

/** The week, or the part of a month, in which a sentence would have a call; undefined where it is of something else. */
export function readNamedWeek(
  sentence: string,
  { now, calendar }: { now: Date; calendar: Calendar },
): NamedWeek | undefined {
  const said = sentence.slice(0, longest);
  const isAsked = ofMeeting.test(said) && said.trimEnd().endsWith('?');
  const found =
    weekOf.exec(said) ??
    partOf.exec(said) ??
    (isAsked ? (nextWeek.exec(said) ?? inMonth.exec(said)) : null);
  if (found === null || refused.test(said)) return undefined;
  const words = found[0].replace(/\.$/u, '');
  const rest = said.replace(words, ' ').match(/\p{L}+/gu) ?? [];
  if (!isAsked && !wished.test(said) && rest.length > mostWords) return undefined;
  const present = toMoment(now, calendar).toPlainDate();
  const first = readFirst(found.groups!, present, { now, calendar });
  if (first === undefined || Temporal.PlainDate.compare(first, present) <= 0) return undefined;
  return { words, first };
}
const longest = 200;

function readFirst(
  groups: Readonly<Record<string, string | undefined>>,
  today: Temporal.PlainDate,
  present: { now: Date; calendar: Calendar },
): Temporal.PlainDate | undefined {
  const { day, which = '', week, newYear, month: name } = groups;
  if (day !== undefined) {
    const read = readNumbered(day, today) ?? readDay(day, present.now, present.calendar);
    return read && findMonday(read);
  }
  if (week !== undefined)
    return findMonday(today.add({ days: 7 })).add({ days: startIn.week(which) });
  // Nobody means its first days.
  const from = newYear === undefined ? startIn.month(which) : 3;
  const first = findNext(monthNumber(name ?? 'January'), today).add({ days: from });
  return first.dayOfWeek > 5 ? first.add({ days: 8 - first.dayOfWeek }) : first;
}

const findMonday = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: day.dayOfWeek - 1 });

/** `The 14th` is the next one. */
function readNumbered(said: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const day = Number(/^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/iu.exec(said)?.[1] ?? 0);
  if (day < 1 || day > 31) return undefined;
  const own = today.with({ day });
  return Temporal.PlainDate.compare(own, today) > 0 ? own : own.add({ months: 1 });
}

const findNext = (of: number, today: Temporal.PlainDate): Temporal.PlainDate =>
  today.with({ month: of, day: 1, year: of <= today.month ? today.year + 1 : today.year });

const startIn = {
  week: (which: string): number =>
    /^(?:late|later|(?:back )?end)/iu.test(which) ? 3 : /^mid/iu.test(which) ? 1 : 0,
  month: (which: string): number =>
    /^(?:second week|2nd)/iu.test(which)
      ? 7
      : /^(?:mid|third|3rd|second half)/iu.test(which)
        ? 14
        : /^(?:late|later|(?:back )?end|last)/iu.test(which)
          ? 20
          : 0,
};
