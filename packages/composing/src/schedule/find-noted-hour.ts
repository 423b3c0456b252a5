import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, spacedName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { isStillAhead, type Choosing } from '../sentences/choosing.ts';
import type { Calendar, Moment } from '../times/calendar.ts';
import { readDay, readMoment } from '../times/read-moment.ts';
import { isTerm } from '../weights/weigh-terms.ts';

const ofStart = /\b(?:start(?:s|ing)?|begins?|arrives?|arriving|comes? in|first day|day one)\b/iu;
const ofMeeting = /\bkick[- ]?off\b/iu;
/** Of somebody, or of something, else than whoever begins. */
const ofOther =
  /\b(?:manager|buddy|mentor|colleagues?|training|induction|meeting|call|lunch|office|shop|team|salary|pay|wage|rate|not|never|no longer|instead|unless)\b|n['’]?t\b/iu;
const refused = /\b(?:not|never|no longer|instead|unless)\b|n['’]?t\b/iu;
const hours =
  /\b(?:at|from|around|about|for) (?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?(?: ?(?<half>[ap])\.?m\b\.?)?(?![\d:]| ?(?:[k%£₹$€]|an?\b|per\b|pounds|euros|people|of\b|days?|weeks?|months?|hours?|hrs?|mins?|minutes|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/giu;

interface Wanted {
  /** Of the day itself, on which somebody begins, and not of a meeting. */
  ofDay: boolean;
  /** The day on record. */
  day: Temporal.PlainDate | undefined;
  now: Date;
  calendar: Calendar;
}

/** The only hour at which notes say that a colleague begins, or that a kick-off is: `Marta starts at 8.30.` */
export function findNotedHour(
  { facts }: FactSheet,
  { ofDay, day, now, calendar }: Wanted,
): Readonly<{ hour: number; minute: number }> | null {
  const said = facts
    .filter(isFreeText)
    .flatMap(quotableSentences)
    .filter((sentence) => sentence.length <= longest)
    .filter((sentence) => (ofDay ? ofStart : ofMeeting).test(sentence))
    .filter((sentence) => !(ofDay ? ofOther : refused).test(sentence))
    .filter((sentence) => {
      const named = readDay(sentence, now, calendar);
      return named === undefined || day === undefined || named.equals(day);
    })
    .flatMap((sentence) => [...sentence.matchAll(hours)]);
  const [only, other] = said;
  return only === undefined || other !== undefined ? null : readHour(only.groups!, ofDay);
}
const longest = 200;

/** For a meeting an early hour without am or pm is pm; for the start of a day it is unknown. */
function readHour(
  { hour: written, minute = '0', half }: Partial<Record<string, string>>,
  ofDay: boolean,
): { hour: number; minute: number } | null {
  const hour = Number(written);
  const isGuess = half === undefined && hour < 7;
  if (hour > (half === undefined ? 23 : 12) || (isGuess && (ofDay || hour === 0))) return null;
  const isAfternoon = half === undefined ? isGuess : /p/i.test(half);
  return {
    hour: (half === undefined ? hour : hour % 12) + (isAfternoon ? 12 : 0),
    minute: Number(minute),
  };
}

interface NotedTerm {
  term: Moment;
  said: string;
}

const until = /\b(?:by|before|until|till?|no later than|latest) (?<day>[^,.;]{3,40})/iu;

/** Until when an answer is wanted, as a note alone says: `Answer by Friday December 11`. */
export function findNotedTerm({ sheet, now, calendar, present }: Choosing): NotedTerm | undefined {
  for (const fact of sheet.facts.filter(isFreeText))
    for (const said of quotableSentences(fact)) {
      const day = isTerm('deadline', said) ? until.exec(said)?.groups?.['day'] : undefined;
      const reading = day === undefined ? undefined : readMoment(day, now, calendar);
      if (reading?.kind === 'moment' && isStillAhead(reading, present))
        return { term: reading.moment, said };
    }
  return undefined;
}

/** A day in a note counts only where the note names it as the appointment. */
export const askAboutNoted = (field: string, noted: NotedTerm | undefined): string[] =>
  noted === undefined
    ? []
    : [
        `On record is “${clipSentence(noted.said, 120)}”: is that the ${spacedName(field)}? It is counted from.`,
      ];
