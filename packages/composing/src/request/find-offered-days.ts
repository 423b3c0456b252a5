import { isMarked } from '../disclosure/marked-facts.ts';
import { normalName } from '../facts/field-names.ts';
import { mayOfferDays } from '../facts/offered-names.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, sayMoment, toMoment, type Calendar } from '../times/calendar.ts';
import { readMoment, type NamedMoment, type Reading } from '../times/read-moment.ts';
import type { DraftRequest } from './types.ts';

const most = { days: 6, length: 80 };

/** A day that is offered for a call. */
export interface OfferedDay {
  reading: NamedMoment;
  /** As it stands in a sentence. */
  words: string;
  fact: Fact;
}

interface Offered {
  fact: Fact;
  words: string;
  reading: Reading;
}

type Present = Pick<DraftRequest, 'now' | 'calendar'>;

function readOffers({ facts }: FactSheet, { now, calendar = defaultCalendar }: Present): Offered[] {
  if (now === undefined) return [];
  const said = facts
    .filter(isOffer)
    .flatMap((fact) => splitOffer(fact).map((words) => ({ fact, words })));
  if (said.length > most.days || said.some(({ words }) => words.length > most.length)) return [];
  return said.map((one) => ({ ...one, reading: readMoment(one.words, now, calendar) }));
}

/** The days that a field offers and that lie ahead; none where one of them is not clear. */
export function listOfferedDays(sheet: FactSheet, present: Present): OfferedDay[] {
  const { now, calendar = defaultCalendar } = present;
  const read = readOffers(sheet, present);
  const days = read.flatMap(({ fact, words, reading }): OfferedDay[] =>
    reading.kind === 'moment' ? [{ fact, reading, words: writeDay(words, reading, fact) }] : [],
  );
  if (now === undefined || days.length < read.length) return [];
  const today = toMoment(now, calendar).toPlainDate();
  const isToday = ({ reading: { moment } }: OfferedDay): boolean =>
    moment.toPlainDate().equals(today);
  // `Thursday` on a Thursday may be that of next week.
  if (days.some((day) => isToday(day) && !/\d/.test(day.reading.words))) return [];
  return days.filter(
    ({ reading: { moment } }) => Temporal.PlainDate.compare(moment.toPlainDate(), today) > 0,
  );
}

/** What to ask of offered days whose weekday is another than their date's. */
export const askAboutOffers = (sheet: FactSheet, present: Present): string[] =>
  readOffers(sheet, present).flatMap(({ fact, reading }) =>
    reading.kind === 'question' && reading.isMisfit === true
      ? [`${fact.label}: ${reading.question}`]
      : [],
  );

const isOffer = (fact: Fact): boolean => {
  const name = normalName(fact.path[0]!);
  const isOwn = fact.path.length === 1 || (fact.path.length === 2 && isEntry(fact));
  return isOwn && mayOfferDays(name) && !isMarked(fact);
};

/** `Tue 1 Dec or Thu 3 Dec`; `Tuesday 1 December: time 10:00` is one entry. */
const splitOffer = (fact: Fact): readonly string[] =>
  fact.items ??
  (isEntry(fact)
    ? [fact.value.replaceAll(/(?:: |, )(?:\p{Ll}+ )?/gu, ', ')]
    : fact.value.split(/ ?[;|] ?|,? or | ?\/ (?=\p{L})|, (?=(?:mon|tue|wed|thu|fri|sat|sun))/iu));

/** In the words of the field where those name the date. */
const writeDay = (words: string, reading: NamedMoment, fact: Fact): string =>
  !isEntry(fact) && /\d.*\p{L}{3}|\p{L}{3}.*\d/u.test(words)
    ? words.replace(/[.]$/, '')
    : sayMoment(reading);

const name = 'dayOffer';

/** What is offered, as a fact that a letter can take up. */
export function findDayOffer(sheet: FactSheet, request: Present): Fact[] {
  const [first, ...others] = listOfferedDays(sheet, request);
  if (first === undefined) return [];
  const words = [first, ...others].map((one) => one.words);
  const last = words.at(-1)!;
  const value = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
  // It answers what the workflow asks for, and is no date on record.
  return [
    {
      path: [...first.fact.path, name],
      label: 'Days offered',
      names: [normalName(name)],
      value,
      fields: ['date'],
    },
  ];
}

/** The first of them, as a time to propose. */
export const readOffer = (sheet: FactSheet, now: Date, calendar: Calendar) =>
  listOfferedDays(sheet, { now, calendar })
    .toSorted(
      (one, other) => one.reading.moment.epochMilliseconds - other.reading.moment.epochMilliseconds,
    )
    .slice(0, 1)
    .map(({ fact, reading, words }) => ({
      fact,
      reading: { ...reading, kind: 'moment' as const },
      question: `“${words}” is one of the days that are offered: move it to the one that they choose.`,
    }))[0] ?? null;
