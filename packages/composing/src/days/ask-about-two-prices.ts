import { readAmount } from '../facts/amounts.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import type { Check, Field } from './ask-about-days.ts';

const each =
  /(?<sum>[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?) ?(?:\b(?:an?|per|each|every)\b|\/) ?(?<thing>\p{L}{3,20})/giu;
/** A price of its own for what is beside the work. */
const ofOther =
  /\b(?:extra|additional|further|other|overtime|week-?ends?|evenings?|nights?|holidays?|emergenc\p{L}*|call-?outs?|after|beyond|above|more than|up to|late|cancel\p{L}*|less|off|discount|was|instead of|normally|usually)\b/iu;

/** What is offered from the next term on, or for a longer one, is another price on purpose: `Two-year renewal at $1,930 per month`. */
const ofNextTerm =
  /\b(?:renew\p{L}*|extend\p{L}*|extension|(?:next|new|longer|second|another) (?:term|period|contract|year|price|rate)|(?:(?:two|three|four|five|multi|[2-5])[- ](?:year|yr)|(?:1[28]|24|36|48|60)[- ]months?)(?!\p{L})|for (?:two|three|four|five|[2-5]) (?:more )?years|from (?:then|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|20\d\d|next)|lock(?:s|ed|ing)? in|stays? (?:on|with)|switch\p{L}* to|mov(?:e|es|ing) to|upgrad\p{L}+|downgrad\p{L}+)(?!\p{L})/iu;

interface Price {
  thing: string;
  sum: number;
  said: string;
}

const listPrices = ({ said }: Field): Price[] =>
  /[$€£₹] ?\d/.test(said)
    ? splitSentences(said)
        .filter((sentence) => !ofOther.test(sentence))
        .flatMap((sentence) =>
          [...sentence.matchAll(each)].map(({ groups = {} }) => ({
            thing: groups['thing']!.toLowerCase().replace(/s$/, ''),
            sum: readAmount(groups['sum']!.replace(' ', '')) ?? 0,
            said: clipSentence(sentence, 100),
          })),
        )
    : [];

/** `$900 a visit` in the scope, beside a price of `$1,200 a visit`. */
export const askAboutTwoPrices: Check = ({ find }) => {
  const isRenewed = find('renewalDate') !== undefined;
  const isOfNextTerm = (said: string): boolean => isRenewed || ofNextTerm.test(said);
  const [price] = ['unitPrice', 'price', 'amount'].flatMap((name) => {
    const field = find(name);
    return field === undefined || listPrices(field).length !== 1 ? [] : field;
  });
  if (price === undefined) return [];
  const [own] = listPrices(price);
  const others = ['scope', 'terms', 'offer'].flatMap((of) => {
    const field = find(of);
    const prices = field === undefined ? [] : listPrices(field);
    return prices
      .filter(({ thing, said }) => thing === own!.thing && !(of === 'offer' && isOfNextTerm(said)))
      .map((one) => ({ of, ...one }));
  });
  const [first] = others;
  if (first === undefined || others.some(({ sum }) => sum === own!.sum)) return [];
  return [
    {
      of: first.of,
      names: [price.name],
      question: `Which price is right: ${own!.said}, or “${first.said}”?`,
    },
  ];
};
