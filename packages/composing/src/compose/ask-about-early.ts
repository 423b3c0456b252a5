import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, spokenDay, type Calendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { isReply } from './read-asked.ts';
import { isOfContact } from './of-contact.ts';

/** From which day on somebody may be spoken to. */
const from =
  /(?:\b(?:not|never|no|nothing|nowt|(?:do|does|did|ca|wo|must|should)nt)|n['’]t)\b[^.?!]{0,40}?\b(?:before|b4|until|till?|sooner than)(?: after)? (?<day>[^.;,!?]{2,40})|\b(?:call|ring|text|phone|write|contact|speak)\b[^.?!]{0,30}?\b(?:only )?(?:after|from) (?<after>[^.;,!?]{2,40})/iu;

interface Earliest {
  sentence: string;
  day: Temporal.PlainDate;
}

/** The day from which on notes let somebody be spoken to, with the sentence that says so; of several the latest. */
export function findEarliestContact(
  { facts }: FactSheet,
  { now, calendar = defaultCalendar }: { now: Date; calendar?: Calendar | undefined },
): Earliest | undefined {
  return facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && fact.readFrom === undefined)
    .flatMap(quotableSentences)
    .filter((sentence) => isOfContact(sentence) && sentence.length <= longest)
    .flatMap((sentence): Earliest[] => {
      const { day: before, after } = from.exec(sentence)?.groups ?? {};
      const day = readDay(before ?? after ?? '', now, calendar);
      return day === undefined ? [] : [{ sentence, day }];
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(other.day, one.day))[0];
}

/** A day on record, or that is proposed, before the one from which a note lets somebody be spoken to. */
export function askAboutEarly(
  sheet: FactSheet,
  day: Temporal.PlainDate,
  when: { now: Date; calendar?: Calendar | undefined },
): string[] {
  const earliest = findEarliestContact(sheet, when);
  return earliest === undefined || Temporal.PlainDate.compare(day, earliest.day) >= 0
    ? []
    : [
        `On record is “${clipSentence(earliest.sentence, 120)}”, and ${spokenDay(day)} is before that: which day is right?`,
      ];
}
const longest = 300;
