import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, spacedName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { Moment } from '../times/calendar.ts';
import { readMoment } from '../times/read-moment.ts';
import { isStillAhead, type Choosing } from '../sentences/choosing.ts';
import { isTerm } from '../weights/weigh-terms.ts';

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

/** A day of a note is somebody's own until it is said to be the one. */
export const askAboutNoted = (field: string, noted: NotedTerm | undefined): string[] =>
  noted === undefined
    ? []
    : [
        `On record is “${clipSentence(noted.said, 120)}”: is that the ${spacedName(field)}? It is counted from.`,
      ];
