import { splitSentences, clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { HourSpan, PartOfDay } from '../times/propose-moment.ts';
import { readSpan } from '../times/read-span.ts';
import { isReply } from './read-asked.ts';

const parts = '(?<!\\b(?:good|this|that|yesterday|last|one|all) )(morning|afternoon|evening)';
const wanted = new RegExp(
  `\\b(?:only|just|best|better|prefer(?:s|ably)?|(?:can|could) (?:only )?do|free|available|rather|home|around|ring|rung|call(?:ed)?|phone[ds]?|speak|talk)\\b[^.?!]{0,40}\\b${parts}s?\\b|\\b${parts}s (?:only|(?:is|are) (?:best|better|fine|good|easiest)|suits?|works?|please)\\b`,
  'iu',
);
const afterWork =
  /\b(?:only|best|ring|call|phone|free|available|speak|talk|(?:can|could) (?:only )?do)\b[^.?!]{0,30}\bafter (?:work|hours|school|tea|dinner)\b/iu;
const refused =
  /\b(?:cannot|not|never|except|no|n['’]?t|can['’]?t|won['’]?t)\b[^.?!]{0,25}\b(?:mornings?|afternoons?|evenings?|after (?:work|hours))\b/iu;

/** `Weekends only` */
const weekend =
  /\b(?:only|just|best|(?:can|could) (?:only )?do) (?:at |on )?(?:the )?weekends?\b|\bweekends? only\b/iu;

interface Wanted {
  part?: PartOfDay | HourSpan;
  said: string;
}

/** When on whatever day whoever answers wants to be called: `Ring between 4 and 6pm`, `He can only do evenings.` */
export function findPartOfDay({ facts }: FactSheet): Wanted | null {
  const sentences = facts.filter(isReply).flatMap(({ value }) => splitSentences(value));
  const [span, second] = sentences.flatMap((said): Wanted[] => {
    const part = readSpan(said);
    return part === null ? [] : [{ part, said }];
  });
  if (span !== undefined) return second === undefined ? span : null;
  const found = sentences
    .filter((sentence) => !refused.test(sentence))
    .flatMap((said): Wanted[] => {
      if (weekend.test(said)) return [{ said }];
      const [, one, other = one] = wanted.exec(said) ?? [];
      if (other !== undefined) return [{ part: other.toLowerCase() as PartOfDay, said }];
      return afterWork.test(said) ? [{ part: 'evening' as const, said }] : [];
    });
  const [first] = found;
  return first === undefined || found.some(({ part }) => part !== first.part) ? null : first;
}

/** Who is called on any day is asked for none. */
export const askWhichDay = ({ said }: Wanted): string[] =>
  anyDay.test(said) ? [] : [askForDay(said)];
const anyDay = /\b(?:any|every|most|each) ?(?:week|working )?days?\b/iu;

const askForDay = (said: string): string =>
  `The reply says “${clipSentence(said, 120)}”: on which day is the call?`;
