import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { replyNames } from './read-asked.ts';
import { wantsPriceToRead } from '../sentences/sayings.ts';
import { comesTo } from '../sentences/things-that-come.ts';

const priced =
  '(?:prices?|pricing|rates?|charges|quotes?|quotation|estimate)(?! ?(?:cards?|sheets?|lists?|match|increases?|changes?|reports?|of interest|codes?)\\b)';
/** `Kindly share your best rates for 14 ACs`, `mail me the price of a UPS`, `send AMC charges`, and no `we share the charges`. */
const asksToBeTold = new RegExp(
  `(?:^|[.,;:!?–—-] ?|\\b(?:please|pls|plz|kindly|just|only|then|(?:can|could|would|will) (?:you|u)|and(?! \\p{L}+ (?:the|our|my)\\b)) )(?:send|share|give|mail|e-?mail|text|message|whatsapp|quote|provide|forward|confirm|intimate|let (?:me|us) (?:know|have)|tell (?:me|us)|revert(?: back)?(?: to (?:me|us))? with|inform(?: (?:me|us))?)(?: (?!not\\b)[\\p{L}\\d./&-]+){0,5} ${priced}(?=[.,;:!?)]|$| (?:for|of|per|on|by|in|with|and|to (?:me|us|my|our|this)|along|at|please|pls|today|tomorrow|asap|only|accordingly)\\b)`,
  'iu',
);

/** A question of what something costs, in the words of one sentence. */
const asksPrice = [
  /(?:what(?:['’]?s)?|how much)\b[^?]{0,80}\b(?:cost|costs|charge|charges|price|prices|pricing|fee|fees|rate|rates|quote)\b/iu,
  /\bhow much (?:is|are|would|do|does|for|per|each|a)\b|\bhow much(?= ?\?)/iu,
  /\b(?:send|give|have|get|shoot|toss|fire|zip|work up|put together)\b[^?.]{0,30}\b(?:a quote|an estimate|a bid|prices|pricing|a price|your rates)\b/iu,
  // `Just email me the price for 28 beds`
  /\b(?:send|give|e-?mail|text|message|drop) (?:me |us )?(?:over |through )?(?:an? |the |your |some )(?:\p{L}+ )?(?:price|prices|cost|costs|figure|ballpark|quote)\b(?! (?:down|match|back|reduction|list)\b)/iu,
  /(?:^|, ?)(?:(?:any |rough )?ballpark|price|pricing|cost|costs|rates)\b[^?]{0,40}\?/iu,
  // `I need to know the price per dog before I go further`
  /\b(?:need|needs|want|wants|like|have|has) to (?:know|see|hear|have) (?:(?:the|your|a|rough) ){0,2}(?:price|cost|rate|charge)s?\b/iu,
  // `Just send me a number`, and no number of somebody or something
  /\b(?:send|give|e-?mail|text|message|drop|shoot|toss|fire|ping) (?:me |us )(?:over |through )?(?:(?:an? |some )(?:rough )?numbers?|(?:an? |the |your |some )(?:rough )?ballparks?)\b(?! (?:\p{L}+ )?(?:to|where|on which|at which|where|of|i can|we can)\b)/iu,
  // `Quote me on 12 units`
  /(?<!\p{L})quote (?:me|us)(?: (?:on|for)\b| a price\b|[?.!]|$)/iu,
  // `How much roughly`, `with a rough price`
  /\bhow much,? (?:roughly|approx\p{L}*|ballpark|about|all in|in total|altogether)\b|\b(?:rough|ballpark|approx\p{L}*) (?:price|cost|figure|quote)\b/iu,
  // `What would it come to per week?`, `What are we looking at?`
  new RegExp(comesTo, 'iu'),
  /\bwhat\b[^?.]{0,60}\b(?:work(?:s|ing)? out (?:at|to|as|per|for)|set (?:us|me|them) back|run (?:to|us)|amount to|stand (?:us|me) in)\b/iu,
  /\bwhat (?:are|would|will) (?:we|i) (?:be )?(?:looking at|talking(?: about)?)(?= ?\?| (?:for|per|a|roughly|here|price|cost)\b)/iu,
  wantsPriceToRead,
  asksToBeTold,
  /\bwhat(?:['’]?s| is) the damage\b|\b(?:what (?:sort|kind) of|how much) money\b/iu,
];
/** Whether a sentence asks what something costs. */
export const asksForPrice = (sentence: string): boolean =>
  asksPrice.some((one) => one.test(sentence));

/** `If so how much?` says nothing without the question before it. */
export const refersBack =
  /^(?:and |so |but )?if (?:so|yes|you (?:do|can|are)|that['’]?s (?:ok|okay|fine|possible))\b/iu;

/** What a reply asks about the price, as a fact in the words of its sender. */
export function findAskedPrice({ facts }: FactSheet): Fact[] {
  const [found] = facts
    .filter((fact) => replyNames.has(normalName(fact.path.at(-1)!)) && canBeTold(fact))
    .flatMap((fact) =>
      splitSentences(fact.value).flatMap((sentence, at, all) =>
        asksForPrice(sentence)
          ? [{ fact, sentence: refersBack.test(sentence) ? join(all[at - 1], sentence) : sentence }]
          : [],
      ),
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

const join = (before: string | undefined, sentence: string): string =>
  before === undefined ? sentence : `${before} ${sentence}`;
