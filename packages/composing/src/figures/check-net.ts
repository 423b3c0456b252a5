import type { JsonObject } from '@workspace-ops/contracts';
import { findOwn, isAgreed, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents, withoutTax } from '../facts/amounts.ts';
import { normalName } from '../facts/field-names.ts';
import { plainValue } from '../facts/plain-value.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { hasChange, listLines } from './read-lines.ts';

const net =
  /^(?:net|nett|(?:invoice)?(?:net|sub)total|invoicenet|(?:invoice|quote)totalnett?|(?:net|nett)(?:amount|value|price|sum)|totalnett?|(?:amount|total|price|value)?(?:ex|excl|excluding|before|without)(?:vat|tax|gst))$/;
/** With the tax, or of which nobody knows. */
const whole =
  /^(?:gross\p{L}*|(?:grand|invoice)?total|amount|amountdue|totaldue|(?:amount|total|price)(?:inc|incl|including|with)(?:vat|tax|gst))$/u;

/** `net: £190` beside lines that come to £180, unless these are with the tax. */
export function askAboutNet(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, net);
  const amount = stated && readAmount(withoutTax(context[stated.path[0]!]!));
  if (amount === undefined || isAgreed(context, stated!) || hasChange(context)) return [];
  const lines = listLines(context);
  const sum = toCents(lines.reduce((all, line) => all + line.amount, 0));
  if (lines.length === 0 || sum === amount) return [];
  const isTaxed = Object.entries(context).some(
    ([name, value]) => whole.test(normalName(name)) && readAmount(value) === sum,
  );
  if (isTaxed) return [];
  const added = plainValue({ ...stated!, value: withUnit(stated!.value, sum) }, sheet);
  const question = `Which ${stated!.label.toLowerCase()} is right: ${plainValue(stated!, sheet)} on record, or ${added} as the lines add up?`;
  return [{ stated: stated!, question }];
}
