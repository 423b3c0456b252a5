import { goesBy, normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

const scores =
  /^(?:nps|npsscore|score|csat|csatscore|satisfaction|satisfactionscore|stars|rating)$/;
const top =
  /^(?:(?:9|10)(?: ?(?:\/|of|out of) ?10)?|5 ?(?:\/|of|out of) ?5(?: stars)?|(?:very|extremely|completely) (?:satisfied|happy)|excellent)$/i;
const isTop = (fact: Fact): boolean =>
  scores.test(normalName(fact.path.at(-1)!)) && top.test(fact.value.trim());

const isQuote = goesBy('quote');

/** Whether whoever said it, in words that are to be quoted, gave us the best of scores with them. */
export const isSaidWithTopScore = (said: string, { facts }: FactSheet): boolean =>
  facts.some(isTop) && facts.some((fact) => isQuote(fact) && fact.value.includes(said));
