import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { replyNames } from './read-asked.ts';

/** A question of what something costs, in the words of one sentence. */
const asksPrice =
  /\b(?:(?:what|how much)\b[^?]{0,80}\b(?:cost|costs|charge|charges|price|prices|pricing|fee|fees|rate|rates|quote)|how much (?:is|are|would|do|does|for|per|each|a)\b|how much(?= ?\?)|(?:send|give|have|get)\b[^?.]{0,30}\b(?:a quote|prices|pricing|a price|your rates))\b|^(?:price|pricing|cost|costs|rates)\b[^?]{0,40}\?/iu;

/** What a reply asks about the price, as a fact in the words of its sender. */
export function findAskedPrice({ facts }: FactSheet): Fact[] {
  const [found] = facts
    .filter((fact) => replyNames.has(normalName(fact.path.at(-1)!)) && canBeTold(fact))
    .flatMap((fact) =>
      splitSentences(fact.value)
        .filter((sentence) => asksPrice.test(sentence))
        .map((sentence) => ({ fact, sentence })),
    );
  if (found === undefined) return [];
  const { path, label } = found.fact;
  const name = 'askedPrice';
  return [
    {
      path: [...path, name],
      label: `Price asked (${label.toLowerCase()})`,
      names: [normalName(name)],
      value: found.sentence,
    },
  ];
}
