import { clip } from '../facts/inline-text.ts';
import { spacedName } from '../facts/field-names.ts';
import { isPlural } from '../facts/is-plural.ts';
import { namesAmount } from '../facts/money-words.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { findNamed } from './find-named.ts';
import { mayBe } from '../left-out/leftovers.ts';
import { denyRecord, denyUnnamed, notFound, sayOutside } from '../left-out/missing.ts';
import { askWhoItIs, listWho, pairOffers, sayOffers, type Offer } from '../left-out/offers.ts';
import type { Ask, Leftover } from '../request/types.ts';

/** All that is asked, in one go; in a summary without the fields that may be what is missing. */
export function describeAsks(
  asks: readonly Ask[],
  { isShort = false, note }: { isShort?: boolean; note?: string | undefined } = {},
): string {
  const needed = asks.filter(({ question }) => question === null).map(describeNeed);
  const missing =
    needed.length === 0
      ? []
      : [denyRecord(needed, { not: 'Needed and not', outside: sayOutside({ note }) })];
  const offering = asks.filter(({ leftovers }) => leftovers !== undefined);
  const unnamed = denyUnnamed(offering.map(describeNeed), pairAsks(offering), {
    not: 'Needed and not',
    isShort,
  });
  const questions = new Set(
    asks.map((ask) => (ask.question ?? '').replace(askWhichField(ask), '').trim()),
  );
  return [...missing, ...unnamed, ...questions].filter((part) => part !== '').join(' ');
}

/** The ask for what is missing, with the fields that may be it under another name. */
export function offerLeftovers(ask: Ask, left: readonly Leftover[], record?: FactSheet): Ask {
  const leftovers = mayBe(ask.names, left);
  if (leftovers.length === 0) return record === undefined ? ask : offerNamed(ask, record);
  const offering = { ...ask, leftovers };
  return { ...offering, question: askWhichField(offering) };
}

/** `Which is the order? The note names “PO 2247”: is that it?` */
function offerNamed(ask: Ask, record: FactSheet): Ask {
  const named = findNamed(ask.names[0]!, record);
  if (named === undefined) return ask;
  const { said, note } = named;
  const names = isPlural(note) ? 'name' : 'names';
  const question = `Which is the ${describeNeed(ask)}? The ${note} ${names} “${clip(said, 120)}”: is that it?`;
  return { ...ask, question, offered: said };
}

/** Of a letter it matters which of two people is the customer, though it could be sent without. */
export function askWhoIsCustomer(left: readonly Leftover[], inputs: readonly string[]): Ask[] {
  const ask = offerLeftovers({ names: ['customer'], question: null }, left);
  return inputs.includes('customer') && listWho(pairAsks([ask])).length > 0 ? [ask] : [];
}

/** What the asks name of it: it is in question already. */
export const listOffered = (asks: readonly Ask[]): readonly Fact[] =>
  pairAsks(asks).flatMap(({ candidates }) => candidates.map(({ fact }) => fact));

const pairAsks = (asks: readonly Ask[]): readonly Offer[] =>
  pairOffers(
    asks.map((ask) => ({ names: ask.names, said: describeNeed(ask) })),
    [
      ...new Map(
        asks.flatMap(({ leftovers = [] }) => leftovers).map((one) => [one.said, one]),
      ).values(),
    ],
  );

/** As one ask says it by itself; a field's name, or a yes, is no answer to it. */
function askWhichField(ask: Ask): string {
  if (ask.leftovers === undefined) return '';
  const [is, were] = isPlural(nameAsk(ask)) ? ['are', 'They were'] : ['is', 'It was'];
  const offers = pairAsks([ask]);
  const [who] = askWhoItIs(offers);
  return (
    who ??
    `Which ${is} the ${describeNeed(ask)}? ${were} ${notFound}. ${sayOffers(offers, true)}`.trim()
  );
}

/** Names that may be taken for each other. */
const explained: Readonly<Record<string, string>> = {
  referrer: 'who recommends us',
  referral: 'who is recommended to us',
  deliverables: 'what was done',
};

/** An amount is no answer without its currency. */
function describeNeed(ask: Ask): string {
  const name = nameAsk(ask);
  if (Object.hasOwn(explained, name)) return `${name} (${explained[name]})`;
  return ask.names.some(namesAmount) ? `${name} with its currency` : name;
}

/** What the line of a comment begins with that answers it. */
export const nameAsk = ({ names }: Ask): string => clip(spacedName(names[0]!), 60);

/** Each thing is asked once: an answer settles all questions that go by its name. */
export function mergeAsks(asks: readonly Ask[]): Ask[] {
  const merged = new Map<string, Ask>();
  for (const ask of asks) {
    const [name] = ask.names as [string];
    const known = merged.get(name);
    const { names = [], question = null, leftovers = ask.leftovers } = known ?? {};
    const offered = known?.offered ?? ask.offered;
    const questions = new Set([question ?? [], ask.question ?? []].flat());
    merged.set(name, {
      names: [...new Set([...names, ...ask.names])],
      question: questions.size === 0 ? null : [...questions].join(' '),
      ...(leftovers && { leftovers }),
      ...(offered !== undefined && { offered }),
    });
  }
  return [...merged.values()];
}
