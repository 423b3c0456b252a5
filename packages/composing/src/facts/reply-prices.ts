import { namesFor, normalName, spacedName } from './field-names.ts';
import type { Fact } from './read-facts.ts';

const ofPrice =
  /^(?!.*(?:vat|tax|gst|interest|exchange|reply|response|open|click|growth|success|discount|bounce|conversion|our|own|buy|purchase|competitor|budget|their|old|previous|last|late|deposit))[a-z]{0,30}(?:charges?|rates?|price|prices|pricing|fees?|tariff|rental)(?:(?:per|a|each|for|on)[a-z]{0,20})?$/;
const figure = /\d/u;
const longest = 160;

/** `amcCharges`, `rental rate`, `refilling charges`: what somebody who asks for a price is told, whatever it is of. */
export const isPriceOfReply = (name: string, value: string): boolean =>
  ofPrice.test(name) &&
  figure.test(value) &&
  !/^[\d.,]+ ?%/u.test(value) &&
  value.length <= longest;

/** Words of a name that say of nothing that it is the price of that. */
const ofAny =
  /^(?:charges?|rates?|prices?|pricing|fees?|tariff|quotation|list|on|record|per|month|monthly|annual|year|yearly|unit|each|best|standard|quoted|final|total|offer|current|for|of|the|an?|in|to)$/;
const replies = new Set(namesFor('reply'));

/** Whether a price is of what the reply speaks of: `amcCharges` is no price of a new machine. */
function isAsked({ path }: Fact, reply: string): boolean {
  const of = spacedName(path[0]!)
    .toLowerCase()
    .split(' ')
    .filter((word) => !ofAny.test(word));
  return of.length === 0 || of.some((word) => reply.includes(word.replace(/(?:ing|s)$/, '')));
}

/** The only one that is asked for goes by the name of the price; of several nobody can tell which it is. */
export function nameByReplyPrice(facts: readonly Fact[]): readonly Fact[] {
  if (facts.some(({ names }) => names.includes('price'))) return facts;
  const reply = facts
    .filter(({ path }) => replies.has(normalName(path.at(-1)!)))
    .map(({ value }) => value.toLowerCase())
    .join('\n');
  const [only, other] = facts.filter(
    (fact) =>
      fact.path.length === 1 &&
      isPriceOfReply(fact.names[0] ?? '', fact.value) &&
      isAsked(fact, reply),
  );
  return only === undefined || other !== undefined
    ? facts
    : facts.map((fact) => (fact === only ? { ...fact, names: ['price', ...fact.names] } : fact));
}
