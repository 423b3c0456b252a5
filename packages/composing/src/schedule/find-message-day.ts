import { normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment, type Calendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { findLater } from '../reasons/ask-of-texts.ts';
import { listEarliest } from './ask-about-early.ts';
import { isReply } from '../request/read-asked.ts';
import type { Ask, DraftRequest, StepRequest } from '../request/types.ts';
import { asksToComeBackOn } from '../sentences/put-off.ts';
import { readLaterDay } from './find-later-day.ts';

const name = 'messageDay';

/** The day of the first message to somebody who asks to be written to later: the date on record, or theirs, as a fact. */
export function findMessageDay(
  sheet: FactSheet,
  { now, calendar = defaultCalendar }: Pick<StepRequest, 'now' | 'calendar'>,
): Fact[] {
  const date = sheet.find('date');
  if (now === undefined) return [];
  if (date === undefined) return findDayAskedFor(sheet, now, calendar);
  // At an hour one is called, and not written to.
  if (hour.test(date.value)) return [];
  const day = readDay(date.value, now, calendar);
  const today = toMoment(now, calendar).toPlainDate();
  if (day === undefined || Temporal.PlainDate.compare(day, today) <= 0) return [];
  // A day before the one that a note names is in doubt.
  const noted = findPutOff(sheet, now, calendar)?.earliest;
  const isMeant = noted !== undefined && Temporal.PlainDate.compare(day, noted) >= 0;
  if (findLater(sheet) === undefined && !isMeant) return [];
  return [toFact(date, day)];
}

const hour = /(?<![\d.])\d{1,2}[:.]\d\d(?![\d.])|\d ?[ap]\.?m\b/iu;

/** `Please check in with us on January 11.` */
function findDayAskedFor(sheet: FactSheet, now: Date, calendar: Calendar): Fact[] {
  const said = findLater(sheet);
  if (said === undefined || !asksToComeBackOn(said)) return [];
  const reply = sheet.facts.find((fact) => isReply(fact) && fact.value.includes(said));
  const day = readLaterDay(said, { now, calendar })?.toPlainDate();
  const isAhead =
    day !== undefined && Temporal.PlainDate.compare(day, toMoment(now, calendar).toPlainDate()) > 0;
  // It answers what the workflow asks for, as a date on record would.
  return isAhead && reply !== undefined
    ? [{ ...toFact(reply, day), names: [normalName(name), 'date'] }]
    : [];
}

const toFact = ({ path }: Fact, day: Temporal.PlainDate): Fact => ({
  path: [...path, name],
  label: 'Day of the message',
  names: [normalName(name)],
  value: `on ${day.toLocaleString('en-GB', { dateStyle: 'long' })}`,
});

/** A note that puts a call off, beside a reply that does not: the first day that lies ahead. */
export const findPutOff = (sheet: FactSheet, now: Date, calendar: Calendar) => {
  const today = toMoment(now, calendar).toPlainDate();
  return findLater(sheet) === undefined
    ? listEarliest(sheet, { now, calendar }).find(
        ({ earliest }) => Temporal.PlainDate.compare(earliest, today) > 0,
      )
    : undefined;
};

/**
 * Who is not to be spoken to before some day is not written to today: a day on record settles it.
 * @param asked what is asked about the texts already: one question about a sentence is enough.
 */
export function askAboutPutOff(
  { definition, record, now, calendar = defaultCalendar }: DraftRequest,
  asked: readonly Ask[],
): Ask[] {
  if (!definition.inputs.includes('reply') || now === undefined) return [];
  const found = record.find('date') === undefined ? findPutOff(record, now, calendar) : undefined;
  if (found === undefined) return [];
  const said = `“${clipSentence(found.sentence, 120)}”`;
  return asked.some(({ question }) => question?.includes(said))
    ? []
    : [{ names: ['date'], question: `On record is ${said}: on which day may they be written to?` }];
}
