import { isMarked, quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, spokenDay, type Calendar, type Moment } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { readLaterDay } from './find-later-day.ts';
import { isReply } from '../request/read-asked.ts';
import { namesContact } from '../sentences/of-contact.ts';

/** From which day on somebody may be spoken to. */
const from =
  /(?:\b(?:not|never|no|nothing|nowt|(?:do|does|did|ca|wo|must|should)nt)|n['’]t)\b[^.?!]{0,40}?\b(?:before|b4|until|till?|sooner than)(?: after)? (?<day>[^.;,!?]{2,40})|\b(?:call|ring|text|phone|write|contact|speak)\b[^.?!]{0,30}?\b(?:only )?(?:after|from) (?<after>[^.;,!?]{2,40})/iu;
/** `Away until 11 January, contact him after that`, `asked us to wait until Easter before we call` */
const putOff =
  /\b(?:away|off|abroad|on leave|on holiday|out of (?:the )?office|flat out|busy|tied up|shut|closed)\b[^.?!]{0,30}\b(?:until|till?)\b[^.?!]{0,60}\bafter (?:that|then)\b|\b(?:not|never|nothing|wait|[a-z]+n['’]t)\b[^.?!]{0,40}\b(?:before|until|till)\b/iu;

/** The first day on which a note lets somebody be spoken to, and what says so. */
interface Early {
  sentence: string;
  earliest: Temporal.PlainDate;
}

interface Present {
  now: Date;
  calendar?: Calendar | undefined;
}

/** The days from which notes let somebody be spoken to, the last one first. */
export const listEarliest = (
  { facts }: FactSheet,
  { now, calendar = defaultCalendar }: Present,
): Early[] =>
  facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && fact.readFrom === undefined)
    .flatMap(quotableSentences)
    .filter((sentence) => namesContact(sentence) && sentence.length <= longest)
    .flatMap((sentence) => {
      const { day: before, after } = from.exec(sentence)?.groups ?? {};
      const read = readDay(before ?? after ?? '', now, calendar);
      const earliest =
        read ??
        (putOff.test(sentence)
          ? readLaterDay(sentence, { now, calendar })?.toPlainDate()
          : undefined);
      return earliest === undefined ? [] : [{ sentence, earliest }];
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(other.earliest, one.earliest));
const longest = 300;

/** A day on record, or that is proposed, before the one from which a note lets somebody be spoken to. */
export const askAboutEarly = (
  sheet: FactSheet,
  day: Temporal.PlainDate,
  present: Present,
): string[] =>
  listEarliest(sheet, present)
    .filter(({ earliest }) => Temporal.PlainDate.compare(day, earliest) < 0)
    .slice(0, 1)
    .map(
      ({ sentence }) =>
        `On record is “${clipSentence(sentence, 120)}”, and ${spokenDay(day)} is before that: which day is right?`,
    );

const hurry =
  /\b(?:this week|today|tonight|tomorrow|asap|as soon as possible|straight ?away|right away|urgent(?:ly)?|at once|immediately|(?:is|was|call|now|visit|check-?in|review) (?:over)?due|overdue)\b/iu;
/** `Spoke to Dana at Pacific Crate today` is over. */
const spokeToday =
  /\b(?:spoke|called|rang|phoned|talked|chatted|met|visited|saw|heard)\b[^.;,?!]{0,60}?\b(?:today|tonight)\b/iu;
const soonDays = 7;

/** A note may want it sooner than the day that follows from the dates on record. */
export function askAboutHurry(sheet: FactSheet, moment: Moment, present: Moment): string[] {
  if (Temporal.ZonedDateTime.compare(moment, present.add({ days: soonDays })) <= 0) return [];
  return sheet.facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && !isMarked(fact))
    .flatMap(listSentences)
    .filter((sentence) => hurry.test(sentence.replace(spokeToday, ' ')))
    .slice(0, 1)
    .map((sentence) => `On record is “${clipSentence(sentence, 120)}”: does the day keep to it?`);
}
