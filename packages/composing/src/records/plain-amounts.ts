import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import {
  hasThousands,
  readContinental,
  readSpaced,
  withEnglishAmounts,
} from '../facts/continental-amounts.ts';
import { namesAmount } from '../facts/money-words.ts';
import { normalName, plainName } from '../facts/field-names.ts';

const depth = 6;

/** What languages that have a comma before the cents call an amount. */
const ofAmounts =
  /(?:amount|total|price|fee|cost|net|gross|balance|budget|plan|planned|actual|spent|variance|outstanding|betrag|summe|preis|kosten|brutto|netto|gesamt|bedrag|totaal|prijs|montant|prix|tarif|importe|precio|total|importo|prezzo|totale|valor|preço|kwota|cena|belopp|pris|summa)(?:ht|ttc|net|exkl|excl|eur|euro|chf)?$/u;

/** Amounts as English texts have them: `€534.60` for `€ 534,60`. */
export const withPlainAmounts = (record: JsonObject): JsonObject =>
  readValue('', record, 0) as JsonObject;

function readValue(name: string, value: JsonValue, level: number): JsonValue {
  if (typeof value === 'string') return readText(name, value);
  if (typeof value !== 'object' || value === null || level === depth) return value;
  if (Array.isArray(value)) {
    const read = value.map((one) => readValue(name, one, level + 1));
    return read.some((one, at) => one !== value[at]) ? read : value;
  }
  const read = Object.entries(value).map(([own, of]): [string, JsonValue] => [
    own,
    readValue(own, of, level + 1),
  ]);
  return read.some(([own, of]) => of !== value[own]) ? Object.fromEntries(read) : value;
}

function readText(name: string, text: string): string {
  const isAmount =
    hasThousands(text) || namesAmount(normalName(name)) || ofAmounts.test(plainName(name));
  return (
    (isAmount ? (readContinental(text) ?? readSpaced(text)) : undefined) ?? withEnglishAmounts(text)
  );
}
