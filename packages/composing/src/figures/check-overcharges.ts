import type { JsonObject } from '@workspace-ops/contracts';
import { findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import type { Contradiction } from './contradictions.ts';
import { onceFor } from '../facts/once-for.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { listSaidAmounts, type SaidAmount } from './said-amounts.ts';

/** What was charged, and what it should have been. */
interface Overcharge {
  charged: SaidAmount;
  right: SaidAmount;
}

const claimed =
  /^(?:amount|total|claim|claimed|credit|creditwanted|refund|refundwanted|difference|overcharge|overcharged|overpaid)$/;

/** `You charged £540 and it should be £360` beside an amount of £160. */
export function askAboutOvercharge(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, claimed);
  const amount = stated && readAmount(context[stated.path[0]!]);
  const charge = findOvercharge(sheet);
  return amount === undefined || charge === undefined || follows(amount, charge)
    ? []
    : [{ stated: stated!, question: ask(stated!.value, charge) }];
}

/** The same beside a text that says by how much: `Overcharged £160 I make it`. */
export function findSaidOvercharge(sheet: FactSheet): Contradiction[] {
  const charge = findOvercharge(sheet);
  if (charge === undefined || findOwn(sheet, claimed) !== undefined) return [];
  const told = sheet.facts.flatMap(({ value }) => listTold(value));
  const [other] = told.filter(({ amount }) => !follows(amount, charge));
  return other === undefined
    ? []
    : [
        {
          said: [charge.charged.written, charge.right.written],
          question: ask(other.written, charge),
        },
      ];
}

const ask = (stated: string, { charged, right }: Overcharge): string =>
  `Which amount is right: ${stated} on record, or ${withUnit(charged.written, difference({ charged, right }))} between ${charged.written} and ${right.written}?`;

const difference = ({ charged, right }: Overcharge): number =>
  toCents(Math.abs(charged.amount - right.amount));

/** One of the two, what lies between them once or several times, or the same with its tax. */
function follows(amount: number, charge: Overcharge): boolean {
  const between = difference(charge);
  if (amount > Math.max(charge.charged.amount, charge.right.amount)) return true;
  if ([charge.charged.amount, charge.right.amount].includes(amount)) return true;
  const [times, taxed] = [amount / between, amount / between - 1];
  return Number.isInteger(toCents(times)) || isTaxRate(taxed) || isTaxRate(between / amount - 1);
}

/** 19 to 25 %, as a tax on sales is in most countries that add one to such a price. */
const isTaxRate = (share: number): boolean =>
  [0.19, 0.2, 0.21, 0.22, 0.23, 0.25].includes(toCents(share));

const charging =
  /\b(?:over-?)?(?:charg(?:ed?|ing)|bill(?:ed|ing)|invoiced?|took|taken|deducted|debited|paid)\b/i;
const putRight =
  /\b(?:should (?:be|have been)|ought to (?:be|have been)|instead of|rather than|(?:was|were|had been) (?:quoted|agreed)|we agreed|agreed (?:price|rate|at)|the quote (?:was|says|said)|(?:order|quote|contract) (?:price )?(?:is|was|says|said))\b|, not\b/i;

const findOvercharge = (sheet: FactSheet): Overcharge | undefined => readOvercharges(sheet)[0];

const readOvercharges = onceFor((sheet: FactSheet): readonly Overcharge[] => [
  ...readFields(sheet),
  ...sheet.facts.flatMap(({ value }) => readText(value)),
]);

const chargedName =
  /^(?:their|the)?(?:invoiced?(?:amount)?|charged?|billed|bill|theycharged|theyinvoiced|wewerecharged|invoiceamount)$/;
const rightName =
  /^(?:(?:it)?should(?:be|havebeen)|correct(?:amount|price|total)?|right(?:amount|price)|agreed(?:price|amount|rate)?|quoted(?:price|amount)?|expected(?:amount|price)?|orderprice)$/;

/** `their_invoice: £540 dated 2 November` beside `should_be: £360` */
function readFields(sheet: FactSheet): Overcharge[] {
  const [charged, right] = [chargedName, rightName].map((name) => {
    const value = findOwn(sheet, name)?.value ?? '';
    const [first, second] = listSaidAmounts(value);
    return second === undefined && first?.start === 0 ? first : undefined;
  });
  return charged === undefined || right === undefined ? [] : [{ charged, right }];
}

/** Two amounts in a row, and none after them but what lies between them: what else is charged may be claimed, too. */
function readText(value: string): Overcharge[] {
  if (!charging.test(value)) return [];
  const [charged, right, ...others] = listSaidAmounts(value);
  if (charged === undefined || right === undefined) return [];
  if (others.some((one) => !isTold(value, one))) return [];
  const before = value.slice(0, charged.start);
  const between = value.slice(charged.end, right.start);
  return charging.test(before) && between.length <= farthest && putRight.test(between)
    ? [{ charged, right }]
    : [];
}
const farthest = 80;

const told =
  /\b(?:over-?(?:charged?|billed|paid|invoiced)|(?:over-?charge|difference|credit|refund)(?: is| of)?|out by|owes? us|owed)(?: us| them| me)?(?: by)?(?: about)? ?$/i;
const toldAfter = /^ ?(?:too (?:much|high)|over-?charged|over-?paid|over-?billed)\b/i;

/** `Overcharged £160`, `£160 too much` */
const isTold = (value: string, { start, end, within }: SaidAmount): boolean =>
  within === 0 &&
  (told.test(value.slice(Math.max(0, start - 40), start)) ||
    toldAfter.test(value.slice(end, end + 20)));

const listTold = (value: string): SaidAmount[] =>
  listSaidAmounts(value).filter((one) => isTold(value, one));
