import { splitSentences } from '../facts/inline-text.ts';
import type { Calendar, Moment } from './calendar.ts';
import { readMoment } from './read-moment.ts';

/** The part of a sentence that may name a day: the reader takes no longer text. */
const longest = 200;

/** No day on which somebody would meet: what is over, ends, is refused, or is when they are away. */
const noProposal =
  /\b(?:not?|never|cannot|can['’]?t|won['’]?t|don['’]?t|isn['’]?t|until|till|unless|since|ago|last|was|were|away|leave|holidays?|vacation|busy|booked|out of (?:the )?office|(?:am|are|be|is|['’](?:m|re)|get|come) back|nicht|kein\w*|bis|pas|jusqu|hasta|fino|tot)\b/i;

/**
 * The moment that a reply proposes, as in "Could do Tuesday at 3"; null where it names no day, or one that leaves
 * open which day is meant. An hour from one to six without more is one of the afternoon.
 */
export function readNamedMoment(
  reply: string,
  now: Date,
  calendar: Calendar,
): { moment: Moment; hasTime: boolean } | null {
  for (const sentence of splitSentences(reply)) {
    if (sentence.length > longest || noProposal.test(sentence)) continue;
    const reading = readMoment(sentence, now, calendar);
    if (reading.kind === 'question') continue;
    const { moment, hasTime } = reading;
    const isAfternoon =
      hasTime && moment.hour >= 1 && moment.hour <= 6 && !/\bam\b|a\.m\./i.test(sentence);
    return { moment: isAfternoon ? moment.add({ hours: 12 }) : moment, hasTime };
  }
  return null;
}
