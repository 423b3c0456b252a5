import { isFreeText, toFieldName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { spokenDay, toMoment, type Calendar, type Moment } from '../times/calendar.ts';
import { findWorkingDay, proposeHour } from '../times/propose-moment.ts';
import { readDay } from '../times/read-moment.ts';

/** When a note, or an answer, wants something to be public. */
export interface PublicationDay {
  day: Temporal.PlainDate;
  /** Not before it, where it is not on it. */
  isEarliest: boolean;
  /** `Send it tues am` */
  part?: 'morning' | 'afternoon';
}

/** Answers and agreements may name it as a note does: `yes, from 7 December`. */
const alsoSaidIn = new Set(['maysend', 'instructionskept', 'consent', 'consentkept', 'textseen']);
const tellsOfWhen = (fact: Fact): boolean => isFreeText(fact) || alsoSaidIn.has(toFieldName(fact));

/** A field that has such a day, and nothing else. */
const earliestNames =
  /^(?:embargo|embargoed|embargodate|embargoends?|embargolifts?|embargo(?:ed)?(?:un)?till?|not(?:public)?before|notbeforedate|publish(?:from|after|notbefore)|public(?:from|after)|hold(?:un)?till?|earliest(?:publication|publish|release)?(?:date|day)?)$/;

const ofPublication =
  /\b(?:publish(?:ed|ing)?|publication|post(?:ed|ing)?|go(?:es)? (?:out|live|up|online|public)|(?:put|send|run) (?:it|this|that|the \p{L}+)|sen[dt]|releas(?:e|ed)|appear|schedule[ds]?|announc\p{L}+|launch\p{L}*|reveal\p{L}*|unveil\p{L}*|embargo\p{L}*|under wraps|secret|quiet|hush|hold (?:it|this|that|off|on|back|until|till)|wait)\b/iu;
/** What is told of an agreement, too, may say from when on it is one. */
const ofConsent =
  /\b(?:nam(?:e|es|ed|ing)|quot(?:e|ed|ation)|consents?|permission|agree[sd]?|approved|says? yes|said yes|yes|public)\b/iu;
const setsTerm =
  /\b(?:not|nothing|nowt|[a-z]+n['’]t|no|never|only|earliest)\b[^.;!?]{0,40}?\b(?:before|until|till|from|after|earlier than|sooner than)\b/iu;
const startsWithTerm = /^(?:\p{L}+,? )?(?:not|nothing|nowt|no earlier|only|from|after)\b/iu;
/** `Prices go up on 1 January, so do not announce it`: the day is that of the price. */
const ofPrice =
  /\b(?:prices?|rates?|fees?|charges?|costs?|tariffs?|rents?|wages?|\d ?%)\b[^.;!?]{0,40}\b(?:from|on|as of|up|down|more|less|rise|go(?:es)?|increase[ds]?)\b|\b(?:up|more|less|down|rise|increase)\b[^.;!?]{0,30}\d ?%|\d ?%[^.;!?]{0,30}\b(?:more|less|from|rise|increase)\b/iu;
const ofPast = /\b(?:last (?:year|month|week)|ago|already|was|were|had)\b/iu;
const after = /\b(?:after|following|once)\b(?<day>[^.;!?]{3,80})/iu;
const from =
  /\b(?:from|(?:not|nothing|nowt|n['’]t|no|never)\b[^.;!?]{0,30}?\b(?:before|until|till|earlier than|sooner than)|(?:hold|wait|embargo\p{L}*|under wraps|secret|quiet|hush)\b[^.;!?]{0,30}?\b(?:until|till|for)|embargo(?: date)?:?(?: (?:lifts|ends|is|on|of))*)\b(?<day>[^.;!?]{3,80})/iu;
/** `They announce it on 12 January, so nothing before then` */
const beforeThen =
  /(?<day>[^.;!?]{3,120}?)\b(?:not|nothing|nowt|no|never)\b[^.;!?]{0,30}?(?:\b(?:before|until|till) (?:then|that)\b|\b(?:out|up|public) (?:first|earlier|beforehand)\b)/iu;
const pointsBack = /\b(?:before|until|till) (?:then|that)\b/iu;
const on =
  /\b(?:publish|post|be(?:en)? (?:published|posted|sent|released)|go(?:es)? (?:out|live|up|online|public)|(?:put|send|run) (?:it|this|that|the \p{L}+)(?: (?:up|out|online))?|send|release|appear|schedule)\b(?! by\b| before\b)(?<day>[^.;!?]{3,60})/iu;

/** The day on which, or from which on, a text is to be public, as notes and answers say; of several the latest. */
export function findPublicationDay(
  { facts }: FactSheet,
  now: Date,
  calendar: Calendar,
): PublicationDay | undefined {
  const read = (said: string | undefined) =>
    said === undefined ? undefined : readDay(said, now, calendar);
  const today = toMoment(now, calendar).toPlainDate();
  const inFields = facts
    .filter((fact) => earliestNames.test(toFieldName(fact)))
    .flatMap(({ value }) => read(value) ?? [])
    .map((day) => ({ day, isEarliest: true }));
  const inNotes = facts
    .filter((fact) => fact.readFrom === undefined && tellsOfWhen(fact))
    .flatMap((fact) =>
      withWhatIsMeant(listSentences(fact).map(inFull)).filter(
        (said) =>
          ofPublication.test(said) ||
          startsWithTerm.test(said) ||
          (setsTerm.test(said) && (alsoSaidIn.has(toFieldName(fact)) || ofConsent.test(said))),
      ),
    )
    .filter((said) => said.length <= longest)
    .filter((said) => !ofPast.test(said))
    .filter((said) => !ofPrice.test(said))
    .flatMap((said): PublicationDay[] => {
      const first =
        read(from.exec(said)?.groups?.['day']) ?? read(beforeThen.exec(said)?.groups?.['day']);
      if (first !== undefined) return [{ day: first, isEarliest: true }];
      const eve = read(after.exec(said)?.groups?.['day']);
      if (eve !== undefined) return [{ day: eve.add({ days: 1 }), isEarliest: true }];
      const own = read(on.exec(said)?.groups?.['day']);
      return own === undefined ? [] : [{ day: own, isEarliest: false, ...readPart(said) }];
    });
  return [...inFields, ...inNotes]
    .filter(({ day }) => Temporal.PlainDate.compare(day, today) >= 0)
    .toSorted((one, other) => Temporal.PlainDate.compare(other.day, one.day))[0];
}
const longest = 400;

/** `Dont post b4 12 jan`, `cant go out til 12 jan` */
const inFull = (said: string): string =>
  said
    .replace(/\b(do|does|did|ca|could|wo|would|must|should|is|are|has|have)n['’]?t\b/giu, '$1 not')
    .replace(/(?<!\p{L})['’]?til\b/giu, 'until')
    .replace(/\bb4\b/giu, 'before');

/** `They announce it on 12 January. Nothing before then.` */
const withWhatIsMeant = (sentences: readonly string[]): string[] =>
  sentences.map((said, at) =>
    at > 0 && pointsBack.test(said) && !/\d/u.test(said)
      ? `${sentences[at - 1]!.replace(/[.!?\s]+$/u, '')}, ${said}`
      : said,
  );

/** The part of the day that stands beside it, where it is one alone. */
function readPart(said: string): Pick<PublicationDay, 'part'> {
  const [isMorning, isLater] = [morning.test(said), afternoon.test(said)];
  return isMorning === isLater ? {} : { part: isMorning ? 'morning' : 'afternoon' };
}
const morning = /(?<!\d ?)\bam\b|\bmorning\b|\bfirst thing\b/iu;
const afternoon = /(?<!\d ?)\bpm\b|\bafternoon\b/iu;

export const isKeptBy = ({ day, isEarliest, part }: PublicationDay, chosen: Moment): boolean => {
  const order = Temporal.PlainDate.compare(chosen.toPlainDate(), day);
  const isInPart = part === undefined || chosen.hour < noon === (part === 'morning');
  return isEarliest ? order >= 0 : order === 0 && isInPart;
};
const noon = 12;

/** An hour of the day, or of the first morning from it on that is free. */
export function proposeFor(
  { day, isEarliest, part }: PublicationDay,
  { about, calendar }: { about: string; calendar: Calendar },
): Moment {
  const start = day.toZonedDateTime(calendar.timeZone);
  return isEarliest
    ? proposeHour(findWorkingDay(start, calendar), about, calendar, 'morning')
    : proposeHour(start, about, calendar, part);
}

const source = (isEarliest: boolean): string =>
  isEarliest ? 'The consent, notes or answers' : 'Notes or answers';

/** Whoever approves a post has to know that it waits. */
export function tellEarliestDay(
  record: FactSheet,
  now: Date | undefined,
  calendar: Calendar,
): string {
  const wished = now === undefined ? undefined : findPublicationDay(record, now, calendar);
  return wished?.isEarliest === true
    ? `Not to be public before ${spokenDay(wished.day)}: so the consent, a note or an answer has it.`
    : '';
}

/** What nobody outside may read is not quoted: the entry is public. */
export const askAboutPublication = (
  { day, isEarliest }: PublicationDay,
  onRecord: Moment | null,
): string => {
  const wished = `${spokenDay(day)} as the ${isEarliest ? 'first day on which it may be' : 'day on which it is to be'} public`;
  return onRecord === null
    ? `${source(isEarliest)} name ${wished}: is that the day?`
    : `${source(isEarliest)} name ${wished}, and ${spokenDay(onRecord.toPlainDate())} is on record: which day is right?`;
};
