import { clip, splitSentences } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { PartOfDay } from '../times/propose-moment.ts';
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

/** The part of the day in which whoever answers wants to be called, on whatever day: `He can only do evenings.` */
export function findPartOfDay({ facts }: FactSheet): { part?: PartOfDay; said: string } | null {
  const found = facts
    .filter(isReply)
    .flatMap(({ value }) => splitSentences(value))
    .filter((sentence) => !refused.test(sentence))
    .flatMap((said): { part?: PartOfDay; said: string }[] => {
      if (weekend.test(said)) return [{ said }];
      const [, one, other = one] = wanted.exec(said) ?? [];
      if (other !== undefined) return [{ part: other.toLowerCase() as PartOfDay, said }];
      return afterWork.test(said) ? [{ part: 'evening' as const, said }] : [];
    });
  const [first] = found;
  return first === undefined || found.some(({ part }) => part !== first.part) ? null : first;
}

export const askWhichDay = ({ said }: { said: string }): string =>
  `The reply says “${clip(said.replace(/[.]$/, ''), 120)}”: on which day is the call?`;
