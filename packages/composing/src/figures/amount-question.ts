import type { JsonObject } from '@workspace-ops/contracts';
import { groupedAs, inUnit, moneySigns, readUnit } from '../facts/currency.ts';
import { normalName } from '../facts/field-names.ts';
import { ownValue } from '../facts/own-value.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

/** A question about an amount, and the fact that it is about. */
export interface AmountQuestion {
  stated: Fact;
  question: string;
  /** Another field that says the same otherwise: an answer settles both. */
  beside?: Fact;
}

/** The field by which somebody says that an amount is right, whatever its lines add up to. */
export const nameAgreement = (name: string): string => `${name}Agreed`;

/** Whether somebody said so of the amount as it stands. */
export const isAgreed = (context: JsonObject, { path: [name] }: Fact): boolean => {
  const agreed = ownValue(context, nameAgreement(name!));
  return agreed !== undefined && agreed === ownValue(context, name!);
};

/** Another amount in the currency in which one is written. */
export const withUnit = (written: string, amount: number): string => {
  const unit = readUnit(written);
  return unit === '' ? groupedAs(written, amount) : inUnit(unit, amount);
};

/** The field of the run itself, and of no record in it, whose name fits. */
export const findOwn = ({ facts }: FactSheet, name: Pick<RegExp, 'test'>): Fact | undefined =>
  facts.find(({ path }) => path.length === 1 && name.test(normalName(path[0]!)));

/** The first amount in a text, with its currency sign: `£200` of `£200 on 16 November`. */
export const amountIn = (value: string): string => firstAmount.exec(value)?.[0].trim() ?? '';
const firstAmount = new RegExp(String.raw`(?:${moneySigns})? ?\d(?:[\d,]*\d)?(?:\.\d{1,2})?`, 'u');
