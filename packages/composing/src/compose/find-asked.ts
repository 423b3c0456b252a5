import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { replyNames } from './choose-time.ts';

/** A question of what something costs, in the words of one sentence. */
const asksPrice =
  /\b(?:(?:what|how much)\b[^?]{0,80}\b(?:cost|costs|charge|charges|price|prices|pricing|fee|fees|rate|rates|quote)|how much (?:is|are|would|do|does|for|per|each|a)\b|how much(?= ?\?)|(?:send|give|have|get)\b[^?.]{0,30}\b(?:a quote|prices|pricing|a price|your rates))\b|^(?:price|pricing|cost|costs|rates)\b[^?]{0,40}\?/iu;

/** `Could you do Tuesday at 3?` and `Shall we talk?` are answered by the call itself. */
const asksForCall =
  /\b(?:call|talk|speak|meet|chat|ring|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|week|o['’]?clock|\d{1,2} ?[ap]m|\d{1,2}:\d{2})\b/iu;
const isQuestion = (sentence: string): boolean =>
  sentence.endsWith('?') && !asksPrice.test(sentence) && !asksForCall.test(sentence);

/** What a reply asks about the price, and what else, as facts in the words of its sender. */
export const findAsked = (sheet: FactSheet): Fact[] => [
  ...findSentence(sheet, 'askedPrice', 'Price asked', (sentence) => asksPrice.test(sentence)),
  ...findSentence(sheet, 'askedElse', 'Asked', isQuestion),
];

function findSentence(
  { facts }: FactSheet,
  name: string,
  what: string,
  isIt: (sentence: string) => boolean,
): Fact[] {
  const [found] = facts
    .filter((fact) => replyNames.has(normalName(fact.path.at(-1)!)) && canBeTold(fact))
    .flatMap((fact) =>
      splitSentences(fact.value)
        .filter(isIt)
        .map((sentence) => ({ fact, sentence })),
    );
  if (found === undefined) return [];
  const { path, label } = found.fact;
  return [
    {
      path: [...path, name],
      label: `${what} (${label.toLowerCase()})`,
      names: [normalName(name)],
      value: found.sentence,
    },
  ];
}
