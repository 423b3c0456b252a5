import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { normalName } from '../facts/field-names.ts';
import { amountSynonyms, namesPrice } from '../facts/money-words.ts';
import { onceFor } from '../facts/once-for.ts';

const sums = new Set(amountSynonyms);

/**
 * The data of what is offered or owed without the amounts of 0: a program has one in each box that nobody has filled,
 * and no price, proposal or claim is of nothing. A line of 0 beside others with a price is free, and stays.
 */
export const withoutNoPrice = onceFor((context: JsonObject): JsonObject => {
  const entries = Object.entries(context);
  const told = entries
    .filter(([name, value]) => !(sums.has(normalName(name)) && isNothing(value)))
    .map(([name, value]) => [name, withoutNoPrices(value)] as const);
  const isSame =
    told.length === entries.length && told.every(([name, value]) => value === context[name]);
  return isSame ? context : Object.fromEntries(told);
});

const isNothing = (value: JsonValue): boolean => readAmount(value) === 0;

function withoutNoPrices(list: JsonValue): JsonValue {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isJsonObject)) return list;
  const prices = list.flatMap((line) => Object.entries(line).filter(isPrice));
  return prices.length === 0 || !prices.every(([, value]) => isNothing(value))
    ? list
    : list.map((line) =>
        Object.fromEntries(Object.entries(line).filter((field) => !isPrice(field))),
      );
}

const isPrice = ([name]: readonly [string, JsonValue]): boolean => namesPrice(normalName(name));
