import { splitSentences } from '../facts/inline-text.ts';
import { telephone } from '../facts/read-free-text.ts';
import type { Calendar } from './calendar.ts';
import { readMoment, type NamedMoment, type Reading } from './read-moment.ts';

/** The part of a sentence that may name a day: the reader takes no longer text. */
const longest = 200;

/** No day on which somebody would meet: what is over, ends, is refused, or is when they are away. */
const noProposal =
  /\b(?:not?|never|cannot|can['’]?t|won['’]?t|don['’]?t|isn['’]?t|until|till|unless|since|ago|last|was|were|ends?|end of|ending|runs? out|expires?|away|leave|holidays?|vacation|busy|booked|out of (?:the )?office|(?:am|are|be|is|['’](?:m|re)|get|come) back|nicht|kein\w*|bis|pas|jusqu|hasta|fino|tot)\b/i;

/** `Wednesday would be best but not before 11` proposes and refuses; `this week, Thursday` names one day. */
const turn = /;|,? (?:but|though|although|however)\b|(?<=\bweek),/i;

/**
 * The moment that a reply proposes, as in "Could do Tuesday at 3", or what to ask where its weekday is not its
 * date's; null where it names no day, or one that may as well be something else, as 3/4 may. Of several one with
 * its hour, else the first.
 */
export function readNamedMoment(reply: string, now: Date, calendar: Calendar): Reading | null {
  const read = splitSentences(reply)
    .filter((sentence) => sentence.length <= longest)
    // `Friday morning on 01 555 0133` names no hour.
    .flatMap((sentence) => sentence.replace(telephone, '').split(turn))
    .filter((part) => !noProposal.test(part))
    .slice(0, mostParts)
    .map((part) => readMoment(part, now, calendar))
    .filter((reading) => (reading.kind === 'moment' ? isLong(reading) : reading.isMisfit));
  return read.find((one) => one.kind === 'moment' && one.hasTime) ?? read[0] ?? null;
}

/** `so` is a Sunday in one language and `do` a Thursday, and words of a sentence in another. */
const isLong = ({ words }: NamedMoment): boolean => /\p{L}{4}|\d/u.test(words);

/** Reading takes a tenth of a millisecond. */
const mostParts = 20;
