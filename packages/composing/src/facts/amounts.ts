import type { JsonValue } from '@workspace-ops/contracts';

/** `$15,270.00` is 15270; what may be meant otherwise, as 1.475 may, is no number. */
export function readAmount(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return toCents(value);
  if (typeof value !== 'string') return undefined;
  const bare = value.trim().replace(currency, '').trim();
  if (plain.test(bare)) return toCents(Number(bare));
  return grouped.test(bare) ? toCents(Number(bare.replaceAll(',', ''))) : undefined;
}

const currency = /^(?:[A-Z]{3}\b|[$€£])|(?:\b[A-Z]{3}|[$€£])$/g;
const plain = /^-?\d{1,12}(?:\.(?:\d{1,2}|\d{4}))?$/;
const grouped = /^-?\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?$/;

const atEnd =
  /^(?<said>.{0,300}?\S)[\s,:–-]{1,4}(?<amount>(?:[$€£] ?|(?:USD|EUR|GBP|CAD|AUD|CHF) )\d[\d,]{0,15}(?:\.\d{1,2})?|\d[\d,]{0,15}\.\d{2})$/u;

const atPrice =
  /^(?<said>.{0,300}?\S)[\s,:–-]{1,4}(?:[x×] ?)?(?<quantity>\d{1,6}(?:\.\d{1,3})?) ?(?:[x×] ?)?(?:@|at) ?(?<price>[$€£]? ?\d[\d,]{0,15}(?:\.\d{1,2})?)(?: each)?$/u;

/** `Swim lessons x 8 @ 145.00` is an entry with its quantity and price; null where it ends with none. */
export function splitPrice(text: string): { said: string; quantity: string; price: string } | null {
  const { said, quantity, price } = (text.length <= 340 && atPrice.exec(text.trim())?.groups) || {};
  return said === undefined || readAmount(price) === undefined
    ? null
    : { said, quantity: quantity!, price: price! };
}

/** `INV-3310 £1,840` is an entry and its amount; null where it ends with none. */
export function splitAmount(text: string): { said: string; amount: string } | null {
  const { said, amount } = (text.length <= 320 && atEnd.exec(text.trim())?.groups) || {};
  return said === undefined || amount === undefined || readAmount(amount) === undefined
    ? null
    : { said, amount };
}

/** `£9,300 plus VAT` is what the lines add up to before it; of `£9,300 inc VAT` nobody knows. */
export const withoutTax = (value: JsonValue): JsonValue =>
  typeof value === 'string'
    ? value
        .replace(/ (?:a|per) (?:month|week|year|day|quarter)$/i, '')
        .replace(/ ?\(?(?:\+|plus|ex\.?|excl\.?|excluding|before) ?(?:vat|tax|gst|hst)\)?$/i, '')
    : value;

export const toCents = (value: number): number => Math.round(value * 100) / 100;
