import { amountIn, withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { withRupeeSigns } from '../facts/rupees.ts';

/** `dip 4,120 l`, `book £4,410`, `ledger of 900`: whose balance, how much, and of what. */
const balance =
  /(?<label>\p{L}[\p{L}’'-]{2,20})(?: (?:is|was|says|shows|of|at|per|balance|total|reading|stock|count))*:? (?<figure>[$€£₹]? ?\d[\d,]*(?:\.\d{1,2})?) ?(?<unit>%|\p{L}{1,10})?(?![\p{L}\d])/giu;
const ofBalance =
  /^(?:dip|dipped|books?|booked|ledger|bank|statement|count|counted|stock|system|physical|actual|gl|cashbook|cash|till|register|records?|control|list|aged|recorded|measured|meter|sheet|balance|shelf|yard|spreadsheet|xero|sage)$/i;
const settled =
  /\b(?<!\b(?:not|[a-z]+n['’]t|never|to be|dis) ?)(?:agree[ds]?|reconcile[ds]?|match(?:e[ds])?|balance[ds]|ok|closed|no difference|nil difference)\b/iu;

/** What a control that is said to agree has its two balances differ by, as it is written; nothing where it agrees. */
export function findToldDifference(said: string): string | undefined {
  if (!settled.test(said)) return undefined;
  const found = [...withRupeeSigns(said.slice(0, longest)).matchAll(balance)].map(
    ({ groups = {} }) => ({
      label: groups['label']!.toLowerCase(),
      written: amountIn(groups['figure']!),
      unit: (groups['unit'] ?? '').toLowerCase(),
    }),
  );
  const balances = found.filter(({ label }) => ofBalance.test(label));
  const [one, other, third] = balances;
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  if (one.label === other.label || !isSameUnit(one.unit, other.unit)) return undefined;
  const [first, second] = [one, other].map(({ written }) => readAmount(written.replace(' ', '')));
  if (first === undefined || second === undefined || first === second) return undefined;
  const difference = toCents(Math.abs(first - second));
  // A figure that comes to what they differ by explains it.
  const explained = (said.match(/\d[\d,]*(?:\.\d{1,2})?/g) ?? []).some(
    (figure) => readAmount(figure) === difference,
  );
  if (explained) return undefined;
  const unit = /^(?:and|agreed?|reconciled|matche[sd]|ok|closed)?$/.test(one.unit) ? '' : one.unit;
  return unit === '' ? withUnit(one.written, difference) : `${String(difference)} ${unit}`;
}
const longest = 400;

const isSameUnit = (one: string, other: string): boolean =>
  one === other || [one, other].some((unit) => unit === '' || unit.length > 6 || unit === 'and');
