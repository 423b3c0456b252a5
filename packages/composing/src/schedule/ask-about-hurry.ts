import { isMarked } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { Moment } from '../times/calendar.ts';
import { isReply } from '../request/read-asked.ts';

const hurry =
  /\b(?:this week|today|tonight|tomorrow|asap|as soon as possible|straight ?away|right away|urgent(?:ly)?|at once|immediately|(?:is|was|call|now|visit|check-?in|review) (?:over)?due|overdue)\b/iu;
const soonDays = 7;

/** A note may want it sooner than the day that follows from the dates on record. */
export function askAboutHurry(sheet: FactSheet, moment: Moment, present: Moment): string[] {
  if (Temporal.ZonedDateTime.compare(moment, present.add({ days: soonDays })) <= 0) return [];
  return sheet.facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && !isMarked(fact))
    .flatMap(listSentences)
    .filter((sentence) => hurry.test(sentence))
    .slice(0, 1)
    .map((sentence) => `On record is “${clipSentence(sentence, 120)}”: does the day keep to it?`);
}
