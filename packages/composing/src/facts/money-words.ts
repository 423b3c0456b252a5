import { taxedAmounts } from './taxed-amounts.ts';

/** Names of prices and sums: less than nothing is none of them. */
const prices = [
  ...'amount approvedamount total totalprice totalamount grandtotal quotedprice value dealvalue price unitprice priceeach priceperhead cost fee budget salary wage'.split(
    ' ',
  ),
  ...taxedAmounts,
];
/** Names of figures of money that may be of either sign. */
const figures = 'planned plannedspend actual actualspend variance'.split(' ');

export const amountNames: readonly string[] = [...prices, ...figures];

const amounts = new Set(amountNames);
const priceNames = new Set(prices);

/** Whether a field of the name holds an amount of money. */
export const namesAmount = (name: string): boolean => amounts.has(name);

export const namesPrice = (name: string): boolean => priceNames.has(name);

/** `4200.5` as `4,200.5`. */
export function groupDigits(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
