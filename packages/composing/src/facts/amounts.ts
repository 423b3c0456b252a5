import type { JsonValue } from '@workspace-ops/contracts';
import { readContinental, withEnglishAmounts } from './continental-amounts.ts';
import { isCredit } from './credit-lines.ts';
import { moneyCodes, moneySigns } from './currency.ts';
import { withRupeeSigns } from './rupees.ts';

/** `$15,270.00` is 15270; what may be meant otherwise, as 1.475 may, is no number. */
export function readAmount(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return toCents(value);
  if (typeof value !== 'string') return undefined;
  const read = readWritten(value);
  if (read !== undefined || value.length > longestAmount) return read;
  const signs = withRupeeSigns(value);
  return signs === value ? undefined : readWritten(signs);
}

/** Rupees have more ways to be written. */
const longestAmount = 40;

function readWritten(value: string): number | undefined {
  const written = withEnglishAmounts(value.trim());
  const said = written.replace(signed, '$1-').replace(currency, '').trim();
  const bare = readContinental(said) ?? said;
  if (plain.test(bare)) return toCents(Number(bare));
  return grouped.test(bare) ? toCents(Number(bare.replaceAll(',', ''))) : undefined;
}

/** `-£20`, and `−£20` */
const signed = new RegExp(`^[-−] ?(${moneySigns}|[A-Z]{3} )`, 'u');
const currency = new RegExp(
  String.raw`^(?:[A-Z]{3}\b|${moneySigns})|(?:\b[A-Z]{3}|kr|[$€£₹])$`,
  'gu',
);
const plain = /^-?\d{1,12}(?:\.(?:\d{1,2}|\d{4}))?$/;
/** `12,50,000` as `1,250,000` */
const grouped = /^-?(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d\d){1,3},\d{3})(?:\.\d{1,2})?$/;

const money = `(?:${moneySigns})`;
const sum = String.raw`\d[\d,]{0,15}(?:\.\d{1,2})?`;
const atEnd = new RegExp(
  String.raw`^(?<said>.{0,300}?\S)(?:[\s,:–-]{0,3}\s(?<minus>[-−])|[\s,:–-]{1,4})(?<amount>(?:${money} ?|(?:${moneyCodes}|Rs\.?) )${sum}|\d[\d,]{0,15}\.\d{2})$`,
  'u',
);
/** Of what a minus before its amount is none that parts them. */
const takenOff =
  /\b(?:discount|rebate|credit(?:ed)?|refund(?:ed)?|less|deduct\p{L}*|allowance|deposit|adjustment|returned|returns?|voucher|goodwill|overcharge)\b/iu;

/** In what is counted, as `2.5 hrs @ €145`. */
const unit =
  '(?:hours?|hrs?|h|days?|nights?|weeks?|months?|visits?|trips?|runs?|calls?|sessions?|lessons?|people|men|heads?|pcs|pieces?|units?|sets?|pairs?|rolls?|bags?|boxes|sheets?|lengths?|loads?|pallets?|packs?|drums?|tins?|litres?|metres?|miles?|tonnes?|sqm|m2|km|kg|m|t|[lL]|no|nr|off)\\.?';
/** `$165 + GST`, `$1,890 ex GST each`: the price as the line has it. */
const beforeTax = '(?: ?(?:\\+|plus|ex|excl?|excluding)\\.? ?(?:[Vv][Aa][Tt]|[Gg][Ss][Tt]|tax))?';
const atPrice = new RegExp(
  `^(?<said>.{0,300}?\\S)[\\s,:–-]{1,4}(?:[x×] ?)?(?<quantity>\\d{1,6}(?:\\.\\d{1,3})?) ?(?:(?:[x×]|${unit}) ?)?(?:@|at) ?(?<price>${money}? ?${sum})${beforeTax}(?: each| ?(?:/|per|an?) ?${unit})?$`,
  'u',
);

/** Of what else is counted: `Annual service, 6 school kitchens @ £285`. */
const ofThings = new RegExp(
  String.raw`^(?<said>\p{L}.{0,200}?), (?<quantity>\d{1,5}) (?<things>\p{L}{2,20}(?: \p{L}{2,20}){0,2}) ?@ ?(?<price>${money} ?${sum})(?: each)?$`,
  'u',
);

const sign = `${money} ?${sum}`;
const forEach = `(?:each|ea\\.?|(?:/|per |an? )\\p{L}{2,20})`;
const times = '[x×]';
/** `4 planters £20 a month` may be the price of all. */
const period = '(?:week|month|quarter|year|annum|day|visit|h(?:ou)?r)';
/** Without an `at`: `Front glass 4 x £18`, `Front glass £18 x 4`, `4 front glass £18 each`, `Front glass 4 visits £18 each`. */
const withoutAt = [
  String.raw`(?<said>[^$€£₹]{0,200}?[^\s$€£₹])[\s,:–-]{1,4}(?<quantity>\d{1,5}) ?(?:${unit} )?${times} ?(?<price>${sign})(?: ?${forEach})?`,
  String.raw`(?<said>[^$€£₹]{0,200}?[^\s$€£₹])[\s,:–-]{1,4}(?<price>${sign})(?: ?${forEach})? ?${times} ?(?<quantity>\d{1,5})(?: (?<things>\p{L}{3,20}))?`,
  String.raw`(?<quantity>\d{1,5}) ?(?:${times} ?)?(?<said>\p{L}[^$€£₹]{1,200}?),? (?<price>${sign}) ?(?!(?:an?|per|/) ?${period})${forEach}`,
  String.raw`(?<said>[^$€£₹]{0,200}?[^\s$€£₹])[\s,:–-]{1,4}(?=${times}|\d{1,5} ?${unit}[ ,])(?:${times} ?)?(?<quantity>\d{1,5})(?: ?${unit})?,? (?<price>${sign}) ?${forEach}`,
].map((source) => new RegExp(`^${source}$`, 'u'));

/** Of `4 x Latitude 5450 at $1,890 each` the last number is a part of the name. */
const namedByNumber = [
  String.raw`(?<quantity>\d{1,5}) ?${times} ?(?<said>\p{L}[^$€£₹]{1,200}?(?<!\d ?${unit})) ?(?:@|at) ?(?<price>${sign})${beforeTax}(?: ?${forEach})?`,
  String.raw`(?<quantity>\d{1,5}) (?<said>\p{L}[^$€£₹,;:]{1,200}? \p{L}{0,3}\d{2,6}) at (?<price>${sign})${beforeTax} ?${forEach}`,
].map((source) => new RegExp(`^${source}$`, 'u'));

/** `Swim lessons x 8 @ 145.00` is an entry with its quantity and price; null where it ends with none. */
export function splitPrice(text: string): { said: string; quantity: string; price: string } | null {
  if (text.length > 340) return null;
  const entry = text.trim();
  const shape = [...namedByNumber, atPrice, ofThings, ...withoutAt].find((one) => one.test(entry));
  const { said: named, things, quantity, price } = shape?.exec(entry)?.groups ?? {};
  // `42 desks moved at $185 each` are desks moved.
  const said = named?.replace(/ (?:at|for|@)$/u, '');
  return said === undefined || readAmount(price?.replace(' ', '')) === undefined
    ? null
    : {
        said: nameThings(things === undefined ? said : `${said}, ${things}`),
        quantity: quantity!,
        price: price!,
      };
}

/** `houses gutters`, with their number in a column of its own, are gutters of so many houses. */
export const nameThings = (said: string): string => said.replace(ofCounted, '$<what>, $<things>');
const ofCounted =
  /^(?<things>(?:houses|flats|visits|cleans|hours|hrs|days|weeks|months|trips|sessions|shops|blocks|properties|sites|rooms|floors)) (?:of )?(?<what>(?!(?:of|for|at|to|with|in|on|and|or|from|per|by)(?!\p{L}))(?!\p{L}+ed(?!\p{L}))\p{L}.*)$/su;

const atResult = new RegExp(
  String.raw`^(?<said>.{3,300}?(?:@|[x×]|\bat\b).{1,40}?\S) ?= ?(?<amount>${money}? ?${sum})$`,
  'u',
);

/** `4 rollers @ €38.00 = 152` is an entry with what it comes to; null where it says none. */
export function splitResult(text: string): { said: string; amount: number } | null {
  const { said, amount } =
    (text.length <= 360 && text.includes('=') && atResult.exec(text.trim())?.groups) || {};
  const read = readAmount(amount?.replace(/^(\S{0,3}[$€£₹]|R) /, '$1'));
  return said === undefined || read === undefined ? null : { said, amount: read };
}

/** A sum without its sign or its cents, as `Callout Mon 95` among lines that have theirs; no number of a thing or a day. */
const bareAtEnd =
  /^(?<said>\p{L}.{1,200}?[\p{L})])(?<mark> ?[:=] ?| [–-] | )(?<amount>[1-9]\d{1,2}|[1-9]\d{0,2},\d{3}|(?!(?:19|20)\d\d$)[1-9]\d{3,4})$/u;
const numbered =
  /\b(?:lifts?|no|nr|numbers?|units?|rooms?|flats?|blocks?|plots?|items?|refs?|invoices?|inv|po|orders?|jobs?|tickets?|phases?|floors?|levels?|weeks?|wk|doors?|bays?|sites?|vans?|types?|size|model|part|stage|lot|machine|escalators?|q|jan\p{L}*|feb\p{L}*|mar(?:ch)?|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|of|since|until|till|by|on|in|to|from|and|for|after|before|x|at)$/iu;

/** The same of a line that is one of those of a list in money. */
export function splitBare(text: string): { said: string; amount: string } | null {
  const { said, mark, amount } = (text.length <= 240 && bareAtEnd.exec(text.trim())?.groups) || {};
  return said === undefined || amount === undefined || (mark === ' ' && numbered.test(said))
    ? null
    : { said, amount };
}

/** `INV-3310 £1,840` is an entry and its amount; null where it ends with none. */
export function splitAmount(text: string): { said: string; amount: string } | null {
  const { said, minus, amount } = (text.length <= 320 && atEnd.exec(text.trim())?.groups) || {};
  if (said === undefined || amount === undefined || readAmount(amount) === undefined) return null;
  const isLess = isCredit(said) || (minus !== undefined && takenOff.test(said));
  return { said, amount: isLess ? `-${amount}` : amount };
}

/** `£9,300 plus VAT` is what the lines add up to before it; of `£9,300 inc VAT` nobody knows. */
export const withoutTax = (value: JsonValue): JsonValue =>
  typeof value === 'string'
    ? value.replace(/ (?:a|per) (?:month|week|year|day|quarter)$/i, '').replace(behindTax, '')
    : value;

const behindTax =
  / ?\(?(?:\+|plus|ex\.?|excl\.?|excluding|before) ?(?:\d{1,2}(?:\.\d)? ?% ?)?(?:vat|tax|gst|hst)(?: ?(?:@ ?)?\d{1,2}(?:\.\d)? ?%)?(?: (?:extra|as applicable|as actuals?))?\)?$/i;

export const toCents = (value: number): number => Math.round(value * 100) / 100;
