import { groupDigits } from './money-words.ts';
import { groupLakhs } from './rupees.ts';

/** Of a country that has another dollar, `S$`, or a letter for a sign, `R18,500` and `kr 250`. */
export const moneySigns = String.raw`(?<!\p{L})(?:(?:US|CA|AU|NZ|HK|[ACSR])\$|R(?= ?-?\d)|kr(?!\p{L})\.?)|[$€£₹]`;
export const moneyCodes =
  'USD|EUR|GBP|CAD|AUD|NZD|INR|CHF|SEK|NOK|DKK|JPY|SGD|HKD|ZAR|AED|PLN|MXN|BRL|KES|UGX|TZS|NGN|GHS|EGP|RWF|PHP|IDR|THB|VND|MYR|KRW|TWD|ILS|SAR|QAR|CZK|HUF';
const unit = new RegExp(String.raw`${moneySigns}|\b[A-Z]{3}(?!\p{L})|(?<!\p{L})Rs\b\.?`, 'u');
const rupees = /^(?:₹|INR|Rs\.?)$/;
const lakhs = /\d,\d\d,\d{3}/;

/** The currency in which an amount is written, as a sign or a code; nothing where it has none. */
export const readUnit = (written: string): string => unit.exec(written)?.[0] ?? '';

/** Whether two amounts are in one currency, in whichever way each is written. */
export const isSameUnit = (one: string, other: string): boolean =>
  one === other || (rupees.test(one) && rupees.test(other));

/** An amount in a currency: `£1,200`, `Rs. 1,20,000`, `CAD -120`, `-£7,200`. */
export function inUnit(of: string, amount: number): string {
  const absolute = Math.abs(amount);
  const digits = groupIn(of, Number.isInteger(absolute) ? String(absolute) : absolute.toFixed(2));
  const sign = amount < 0 ? '-' : '';
  return /\p{L}{2}$|\.$/u.test(of) ? `${of} ${sign}${digits}` : `${sign}${of}${digits}`;
}

/** `125000` as it is grouped in a currency: `1,25,000` in rupees. */
export const groupIn = (of: string | undefined, digits: string): string =>
  of !== undefined && rupees.test(of) ? groupLakhs(digits) : groupDigits(digits);

/** A bare amount as another one is written. */
export function groupedAs(written: string, amount: number): string {
  if (lakhs.test(written)) return groupLakhs(String(amount));
  return thousands.test(written) ? groupDigits(String(amount)) : String(amount);
}
const thousands = /\d,\d{3}/;
