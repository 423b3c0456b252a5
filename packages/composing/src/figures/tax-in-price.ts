import type { JsonObject } from '@workspace-ops/contracts';
import { tellsTax } from './check-totals.ts';
import { tax } from './tax-rates.ts';
import { normalName } from '../facts/field-names.ts';
import { plainValue } from '../facts/plain-value.ts';
import { toSheet, type FactSheet } from '../facts/read-facts.ts';

const withoutDeposit = (context: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(context).filter(([name]) => normalName(name) !== 'deposit'));

const said = /\b(?:includ|inclusive|incl\b|on top|excl|plus|extra|added|before|exempt)/i;

/**
 * The sheet with its tax marked as included in the price, where the lines show that it is: a tax below a price reads as
 * one that is added to it.
 */
export function withTaxSaid(sheet: FactSheet, context: JsonObject): FactSheet {
  const own = sheet.facts.find(
    ({ path, names, value }) =>
      path.length === 1 && names.some((name) => tax.test(name)) && !said.test(value),
  );
  if (own === undefined) return sheet;
  // Where the price is what the lines and the tax come to, no deposit was taken off it.
  const where = tellsTax(context, sheet) ?? tellsTax(withoutDeposit(context), sheet);
  if (where === undefined) return sheet;
  // Of a number it is the sum, in the currency of the run.
  const written = /^\d+(?:\.\d+)?$/.test(own.value)
    ? plainValue({ ...own, path: ['amount'], names: ['amount'] }, sheet)
    : own.value.replace(/[.\s]+$/, '');
  const value = `${written}, ${where} the price`;
  return toSheet(sheet.facts.map((fact) => (fact === own ? { ...fact, value } : fact)));
}
