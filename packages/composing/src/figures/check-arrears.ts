import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { findFigure } from './check-entries.ts';
import { normalName } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { most } from './read-lines.ts';

const charge =
  /^(?:rent|due|charged?|charges|invoiced|billed|fee|amount|amountdue|instal?lment|payable|owed)$/;
const payment = /^(?:paid|received|payments?|amountpaid|credit(?:ed)?|settled)$/;
const open =
  /^(?:(?:rent)?arrears|(?:current|open|outstanding)?balance(?:due|owed)?|outstanding|owed|owing|amountowed|amountoutstanding|openamount|stillopen|overdue(?:amount)?|debt|unpaid)$/;
/** Of a reminder, or beside an account of the payments. */
const amount = /^(?:amount|total|amountdue|totaldue)$/;
const account =
  /^(?:rent)?(?:ledger|account|statement|accountstatement|payments|paymenthistory|rentaccount)$/;
/** What was open before the first line belongs to it as well. */
const brought = /^(?:opening|broughtforward|bfwd|previous|carried|prior)/;

/** `arrears: £2,300` beside lines of what was due and what was paid of it. */
export function askAboutArrears(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  if (Object.keys(context).some((name) => brought.test(normalName(name)))) return [];
  const lists = Object.entries(context).flatMap(([name, value]) => {
    const lines = readAccount(value);
    return lines === undefined ? [] : [{ name, ...lines }];
  });
  const [list, second] = lists;
  if (list === undefined || second !== undefined) return [];
  const stated =
    findOwn(sheet, open) ??
    (account.test(normalName(list.name)) ? findOwn(sheet, amount) : undefined);
  const said = stated && readAmount(context[stated.path[0]!]);
  // More than was due in all is of lines that are not listed.
  if (said === undefined || said === list.left || said > list.due) return [];
  const question = `Which amount is open: ${stated!.value} on record, or ${withUnit(stated!.value, list.left)} as the lines less what was paid of them add up?`;
  return [{ stated: stated!, question }];
}

/** What was due by the lines in all, and what is left of it. */
function readAccount(value: JsonValue): { due: number; left: number } | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > most) return undefined;
  const lines = value.filter(isJsonObject).map((line) => ({
    due: findFigure(line, charge)?.amount,
    paid: findFigure(line, payment)?.amount,
  }));
  if (lines.length < value.length) return undefined;
  let [due, paid] = [0, 0];
  for (const line of lines) {
    if (line.due === undefined || line.paid === undefined) return undefined;
    due += line.due;
    paid += line.paid;
  }
  return { due: toCents(due), left: toCents(due - paid) };
}
