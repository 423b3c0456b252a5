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
  /(?:\b(?:not|never|no|nothing)|n['’]t)\b[^.?!]{0,40}?\b(?:before|until|till|sooner than)(?: after)? (?<day>[^.;,!?]{2,40})|\b(?:call|ring|text|phone|write|contact|speak)\b[^.?!]{0,30}?\b(?:only )?(?:after|from) (?<after>[^.;,!?]{2,40})/iu;

/** A day on record, or that is proposed, before the one from which a note lets somebody be spoken to. */
export function askAboutEarly(
  { facts }: FactSheet,
  day: Temporal.PlainDate,
  { now, calendar = defaultCalendar }: { now: Date; calendar?: Calendar | undefined },
): string[] {
  return facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && fact.readFrom === undefined)
    .flatMap(quotableSentences)
    .filter((sentence) => isOfContact(sentence) && sentence.length <= longest)
    .filter((sentence) => {
      const { day: before, after } = from.exec(sentence)?.groups ?? {};
      const earliest = readDay(before ?? after ?? '', now, calendar);
      return earliest !== undefined && Temporal.PlainDate.compare(day, earliest) < 0;
    })
    .slice(0, 1)
    .map(
      (sentence) =>
        `On record is “${clipSentence(sentence, 120)}”, and ${spokenDay(day)} is before that: which day is right?`,
    );
}
const longest = 300;
