import { splitSentences } from '../facts/inline-text.ts';
import type { Calendar } from './calendar.ts';
import { readMoment, type Reading } from './read-moment.ts';

/** The part of a sentence that may name a day: the reader takes no longer text. */
const longest = 200;

/** No day on which somebody would meet: what is over, ends, is refused, or is when they are away. */
const noProposal =
  /\b(?:not?|never|cannot|can['’]?t|won['’]?t|don['’]?t|isn['’]?t|until|till|unless|since|ago|last|was|were|away|leave|holidays?|vacation|busy|booked|out of (?:the )?office|(?:am|are|be|is|['’](?:m|re)|get|come) back|nicht|kein\w*|bis|pas|jusqu|hasta|fino|tot)\b/i;

/**
 * The moment that a reply proposes, as in "Could do Tuesday at 3", or what to ask where its weekday is not its
 * date's; null where it names no day, or one that may as well be something else, as 3/4 may.
 */
export function readNamedMoment(reply: string, now: Date, calendar: Calendar): Reading | null {
  for (const sentence of splitSentences(reply)) {
    if (sentence.length > longest || noProposal.test(sentence)) continue;
    const reading = readMoment(sentence, now, calendar);
    if (reading.kind === 'moment' || reading.isMisfit) return reading;
  }
  return null;
}
