import { normalName } from './field-names.ts';
import { canBeNamed } from './markup.ts';
import { namesPrice } from './money-words.ts';
import type { Fact, FactSheet } from './read-facts.ts';

/** `per: month`; a `period` may be that of a report. */
export const pricePeriods: readonly string[] =
  'per priceper amountper feeper chargedper billedper billingperiod paymentperiod billinginterval paymentinterval'.split(
    ' ',
  );
const noun = /^(?:(?:per|an?|each|every) )?(?<what>\p{L}{3,20}(?: \p{L}{3,20})?)$/iu;
const adverbs: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
};
const plainAmount = /^(?:\p{Sc}|\p{L}{3} )?\s?[\d.,]+(?: \p{L}{3,20})?$/u;

/** `GBP 420 per month`, of the only price on record, where a field beside it tells what it is for. */
export function withPeriod(written: string, fact: Fact, { facts }: FactSheet): string {
  if (fact.path.length !== 1 || !fact.names.some(namesPrice) || !plainAmount.test(written))
    return written;
  const own = facts.filter(({ path }) => path.length === 1);
  if (own.filter(({ names }) => names.some(namesPrice)).length > 1) return written;
  const per = own.find(({ path }) => pricePeriods.includes(normalName(path[0]!)));
  const what = noun.exec(per?.value ?? '')?.groups?.['what'];
  if (what === undefined || !canBeNamed(per!)) return written;
  return `${written} per ${adverbs[what.toLowerCase()] ?? what}`;
}
