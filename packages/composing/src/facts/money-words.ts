import { taxedAmounts } from './taxed-amounts.ts';

const listWords = (words: string): readonly string[] => words.split(' ');

const join = (firsts: readonly string[], seconds: readonly string[]): readonly string[] =>
  firsts.flatMap((first) => seconds.map((second) => first + second));

/** Names under which a run has its amount. */
export const amountSynonyms: readonly string[] = [
  ...listWords(
    'amount total totalprice totalamount totaloflines grandtotal quotedprice value dealvalue dealsize contractvalue annualvalue annualspend price fee amountdue totaldue balancedue gross quotetotal invoicetotal invoicetotalnet invoiceamount invoicevalue ordertotal currentfee annualfee valueperyear valueperannum currentannualfee investment',
  ),
  ...taxedAmounts,
];

/** `setupFee`, `monthly_rental`: money by their names, and none of them what all of it comes to. */
const partial = [
  ...join(
    listWords(
      'monthly weekly quarterly yearly annual daily hourly setup install installation delivery callout service unit item list net sale new old renewal base agreed fixed oneoff',
    ),
    listWords('price fee cost charge rent rental amount'),
  ),
  'deposit',
  // What one invoice came to, and what of it is paid.
  'invoicedinall',
  'paidsofar',
];

/** Names of prices and sums: less than nothing is none of them. */
const prices = [
  ...amountSynonyms,
  ...listWords('approvedamount unitprice priceeach priceperhead cost budget salary wage'),
];
/** Names of figures of money that may be of either sign. */
const figures = listWords(
  'planned plannedspend actual actualspend variance overspend overrun underspend',
);

export const amountNames: readonly string[] = [...prices, ...figures];

const amounts = new Set([...amountNames, ...partial]);
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

/** What of a job an invoice is for, as people say in words: `bill now: deposit only`. */
export const toBill =
  /^(?:(?:bill|invoice|charge)(?:now|only|today|first|this)|to(?:bill|invoice)|billing)$/;
