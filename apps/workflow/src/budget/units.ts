/** The UTC day of a moment, as the budget ledger names it: `2026-07-01`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The month of such a day: `2026-07`. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** Decimal places that survive; the provider's prices need six. */
const places = 12;

/** The exact sum of decimal amounts, as US dollars are kept: no binary fractions on the way. */
export function sumDecimals(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + toUnits(amount), 0n);
  const sign = total < 0n ? '-' : '';
  const digits = (total < 0n ? -total : total).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${sign}${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`;
}

function toUnits(amount: string): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)!;
  const units = BigInt(whole! + fraction.slice(0, places).padEnd(places, '0'));
  return sign === '-' ? -units : units;
}
