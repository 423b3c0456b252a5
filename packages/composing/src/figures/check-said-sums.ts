import type { JsonObject } from '@workspace-ops/contracts';
import { findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents, withoutTax } from '../facts/amounts.ts';
import type { Contradiction } from './contradictions.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isNear, listSaidAmounts, type SaidAmount } from './said-amounts.ts';

/** A sum in a sentence that is not what its own parts come to. */
interface WrongSum {
  fact: Fact;
  stated: SaidAmount;
  sum: number;
  /** What the other amount is, in words. */
  as: string;
}

const totalName = /^(?:amount|total|totalprice|totalcost|price|claim|claimed|credit)$/;

/** `$3,200 plus about $900 labor = $4,300`, beside an amount of $4,300. */
export function askAboutSaidSums(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const own = findOwn(sheet, totalName);
  const amount = own && readAmount(withoutTax(context[own.path[0]!]!));
  if (amount === undefined) return [];
  return findWrongSums(sheet)
    .filter(({ stated }) => stated.amount === amount)
    .map((wrong) => ({ stated: own!, question: ask(wrong) }));
}

/** The same of an amount that no field of its own has; what a field has otherwise is settled there. */
export function findSaidSums(sheet: FactSheet): Contradiction[] {
  const own = findOwn(sheet, totalName);
  const amount = own && readAmount(withoutTax(own.value));
  return findWrongSums(sheet)
    .filter(({ stated, sum }) => amount !== stated.amount && amount !== sum)
    .map((wrong) => ({
      said: [wrong.stated.written, withUnit(wrong.stated.written, wrong.sum)],
      question: ask(wrong),
    }));
}

const ask = ({ stated, sum, as }: WrongSum): string =>
  `Which amount is right: ${stated.written} on record, or ${withUnit(stated.written, sum)} ${as}?`;

const findWrongSums = onceFor(({ facts }: FactSheet): readonly WrongSum[] =>
  facts
    .filter(({ value }) => /[$€£₹] ?\d.*[$€£₹] ?\d/s.test(value))
    .flatMap((fact) =>
      (fact.items ?? [fact.value]).flatMap(splitSentences).flatMap((said) => {
        const { amounts, wrong, products } = readProducts(said);
        return [...wrong, ...readSum(said, amounts, products)]
          .slice(0, 1)
          .map((one) => ({ fact, ...one }));
      }),
    ),
);

type Found = Omit<WrongSum, 'fact'>;

/** What is taken off or comes on top, and what is one of two. */
const changes =
  /%|\b(?:less|minus|off|discount\p{L}*|rebate|vat|tax|gst|hst|tip|gratuity|deposit|retainer|already paid|part[- ]paid|paid|including|incl?|of which|or|instead|rather|not|from|until|between|average|instal\p{L}*|up to|at least|at most|more than|less than|over|under|minimum|maximum|min|max)\b|\d ?(?:-|–) ?[$€£₹]/iu;

const equals =
  /(?:=|\b(?:total(?:s|ing|ling|ed|led)?(?: (?:is|of|comes to|so far))?|in all|in total|altogether|all told|makes|making|comes? to|coming to|adds? up to|adding up to|so|that['’]?s|which is)) ?:? ?(?:about |around |roughly |approx\.? )?$/iu;
const after = /^ ?(?:in all|in total|altogether|all told|total)\b/i;
const joins = /\+|&|,|;|\b(?:plus|and)\b/i;

/** The parts in a row before an amount that is said to be their sum. */
function readSum(
  said: string,
  amounts: readonly SaidAmount[],
  products: ReadonlySet<SaidAmount>,
): Found[] {
  const at = amounts.findIndex(
    (one, place) =>
      place > 1 &&
      // `4 at €38 = €152` comes to what it says by itself.
      !products.has(one) &&
      isTotal(said, amounts[place - 1]!, one),
  );
  const stated = amounts[at];
  if (stated === undefined) return [];
  const parts = amounts.slice(0, at);
  const isRow = parts.every(
    (part, place) => place === 0 || joins.test(said.slice(parts[place - 1]!.end, part.start)),
  );
  const hasPrice = parts.some(({ start }) => priced.test(said.slice(0, start)));
  if (!isRow || hasPrice || changes.test(said)) return [];
  // What is named first may be another amount.
  const sums = parts.slice(1).map((_, place) => addUp(parts.slice(place)));
  const within = [...parts, stated].reduce((all, one) => all + one.within, 0);
  if (sums.some((sum) => isNear(sum, stated.amount, within))) return [];
  return [{ stated, sum: sums[0]!, as: 'as its parts add up' }];
}

const addUp = (parts: readonly SaidAmount[]): number =>
  toCents(parts.reduce((all, { amount }) => all + amount, 0));

const isTotal = (said: string, before: SaidAmount, one: SaidAmount): boolean =>
  equals.test(said.slice(before.end, one.start)) || after.test(said.slice(one.end, one.end + 20));

const counted = /(?<![\d.,/$€£₹-])\d{1,5}(?:\.\d{1,3})?(?![\d.,/%:]|st\b|nd\b|rd\b|th\b)/gu;
const priced = /(?: ?[x×@]| at| each at)(?: about)? ?$/i;
const makes =
  /^(?: each| apiece| ea\b\.?| (?:a|an|per) \p{L}+)?[ ,]*(?:=|\b(?:so|which is|making|makes|comes to|total(?:l?ing)?|that['’]?s)\b):? ?$/iu;

/** `5 rolls at $640, so $3,200` is one amount of $3,200. */
function readProducts(said: string): {
  amounts: SaidAmount[];
  wrong: Found[];
  products: ReadonlySet<SaidAmount>;
} {
  const all = listSaidAmounts(said);
  const amounts: SaidAmount[] = [];
  const wrong: Found[] = [];
  const products = new Set<SaidAmount>();
  let from = 0;
  for (let at = 0; at < all.length; at += 1) {
    const [price, total] = [all[at]!, all[at + 1]];
    const isProduct =
      total !== undefined &&
      priced.test(said.slice(from, price.start)) &&
      makes.test(said.slice(price.end, total.start));
    if (isProduct) {
      wrong.push(...checkProduct(said.slice(from, price.start), price, total));
      products.add(total);
      at += 1;
    }
    amounts.push(isProduct ? total : price);
    from = amounts.at(-1)!.end;
  }
  return { amounts, wrong, products };
}

/** Of `5 of 9 rolls` the first number counts; of `2 men for 3 days` both do, or either. */
function checkProduct(before: string, price: SaidAmount, stated: SaidAmount): Found[] {
  // `crew of 4 = 12 hrs x $48` counts again what stands before its sign.
  const own = before.slice(before.lastIndexOf('=') + 1);
  const counts = [...own.matchAll(counted)].map(([count]) => Number(count)).slice(-most);
  const [count] = counts;
  if (count === undefined || changes.test(before)) return [];
  const products = [...counts, ...readOften(before)].reduce(
    (all, one) => [...all, ...all.map((product) => product * one)],
    [1],
  );
  const within = price.within * Math.max(...counts) + stated.within;
  if (products.some((one) => isNear(one * price.amount, stated.amount, within))) return [];
  if (counts.length > 1 && !/\d of (?:the )?\d/.test(own)) return [];
  const sum = toCents(count * price.amount);
  return [{ stated, sum, as: `for ${String(count)} at ${price.written}` }];
}
const most = 4;

/** `PM twice a year`, `monthly`: how often each is paid for. */
const often: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:twice|two times|both|half-?yearly|semi-?annual(?:ly)?|fortnightly|bi-?annual(?:ly)?)\b/iu,
    2,
  ],
  [/\b(?:three times|thrice)\b/iu, 3],
  [/\b(?:four times|quarterly|(?:each|every|per|a) quarter)\b/iu, 4],
  [/\b(?:six times|bi-?monthly)\b/iu, 6],
  [/\b(?:monthly|(?:each|every|per|a) month)\b/iu, 12],
  [/\b(?:weekly|(?:each|every|per|a) week)\b/iu, 52],
];
const readOften = (before: string): number[] =>
  often.flatMap(([said, times]) => (said.test(before) ? [times] : [])).slice(0, 2);
