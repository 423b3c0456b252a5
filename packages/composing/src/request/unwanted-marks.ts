import { isFreeText } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { isReply } from './read-asked.ts';

/** What a note may want none of, as it is called, and as a text has it. */
const marks = [
  { called: /hashtag/i, shape: /(?<![\p{L}\p{N}&])#\p{L}/u },
  { called: /emoji/i, shape: /\p{Extended_Pictographic}/u },
  { called: /exclamation/i, shape: /!/ },
];

const name = String.raw`(?:hash ?tags?|emojis?|exclamation (?:marks?|points?))`;
/** `No hashtags or emojis on this one please`, and nothing else. */
const unwanted = new RegExp(
  String.raw`^\W*(?:(?:please|pls|and|also|but|oh),? )*(?:no|without|skip|drop|lose|avoid|leave (?:out|off)|(?:do not|don['’]?t|never) (?:use|add|put|include|want|need)|not?)(?: any| the| all)? ${name}(?:(?:,| and| or|,? nor?)+ (?:no |any |the )?${name})*(?:,? (?:please|pls|thanks|at all|(?:on|in|for|with) (?:it|this|that|the|a)(?: (?:one|post|text|story|time|\p{L}+ post))?))*\W*$`,
  'iu',
);

/** Whether a text has none of the marks that a sentence does not want; undefined where it says something else. */
export function isWithoutMarks(sentence: string, text: string): boolean | undefined {
  if (!unwanted.test(sentence)) return undefined;
  return marks.every(({ called, shape }) => !called.test(sentence) || !shape.test(text));
}

/** Whether a note wants no hashtags. */
export const wantsNoHashtags = ({ facts }: FactSheet): boolean =>
  facts
    .filter((fact) => isFreeText(fact) && !isReply(fact))
    .flatMap(({ value, items = [value] }) => items)
    .flatMap(splitSentences)
    .some((sentence) => isWithoutMarks(sentence, '#Any') === false);
